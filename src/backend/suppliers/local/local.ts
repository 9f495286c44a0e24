import { pricingGroupsOf } from '../../catalogue/prices.ts';
import { holdOf, prolongHold } from '../holds.ts';
import type { OpenSupplier } from '../supplier.ts';
import { keepHold } from './keep-hold.ts';
import { departuresIn } from './offers.ts';
import { releaseExpired, releaseHold } from './holds.ts';
import { bookableStarts } from './schedule.ts';

/** The shop's own supplier: tours from `content/catalogue`, their places in our database. */
export const local: OpenSupplier = ({ db, clock, catalogue }) => ({
  async *products() {
    yield* catalogue.tours.values();
  },
  async offers(product, days, market) {
    const pricingGroups = pricingGroupsOf(catalogue, product, market);
    const found = await departuresIn(db, product, days, clock());
    return found.map((departure) => ({ ...departure, pricingGroups }));
  },
  async hold(wanted, key) {
    const { product, resource, replaces } = wanted;
    const starts = bookableStarts(product, clock(), { from: resource.day, to: resource.day });
    if (!starts.some(({ startingTime }) => startingTime === resource.startingTime)) return 'sold-out';
    const hold = holdOf(wanted, key);
    const keep = () => keepHold(db, hold, product.schedule.seats, replaces);
    const isKept = (await keep()) || ((await releaseExpired(db, clock())) > 0 && (await keep()));
    return isKept ? hold : 'sold-out';
  },
  extend: ({ id }, until) => prolongHold(db, id, until, clock()),
  release: releaseHold,
  releaseExpired: (now) => releaseExpired(db, now),
  confirm: async ({ requireBookingApproval }) => (requireBookingApproval ? 'pending' : 'confirmed'),
});
