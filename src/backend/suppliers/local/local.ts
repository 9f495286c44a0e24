import { setImmediate } from 'node:timers/promises';
import type { Resource } from '#domain/products/kind.ts';
import type { Tour } from '../../catalogue/catalogue.ts';
import { pricesByDay } from '../../catalogue/prices.ts';
import { holdOf, prolongHold } from '../holds.ts';
import type { OpenSupplier } from '../supplier.ts';
import { calendarsFrom, firstDayFor } from './calendars.ts';
import { freeDaysOf } from './free-days.ts';
import { openFreeIndex, type FreeIndex } from './free-index.ts';
import { keepHold } from './keep-hold.ts';
import { capacityOf } from './left-on.ts';
import { departuresIn } from './offers.ts';
import { openPlacesLeft } from './places-left.ts';
import { releaseExpired, releaseHold, takeAgain } from './holds.ts';
import { bookableStarts } from './schedule.ts';

/** Calendars made in one turn: a few milliseconds. */
const preparedAtOnce = 100;

/** The shop's own supplier: tours from `content/catalogue`, their places in our database. */
export const local: OpenSupplier<Tour> = ({ db, isShared, clock, content }) => {
  const release = async (now: Date): Promise<number> => {
    const ended = await releaseExpired(db, now);
    ended.forEach(placesLeft.changed);
    return ended.length;
  };
  let index: FreeIndex | undefined;
  const onChange = (tourId: string, day: number) => index?.changed(tourId, day);
  const placesLeft = openPlacesLeft({ db, isShared, releaseExpired: release, onChange });
  const indexAt = (now: Date): FreeIndex => {
    const first = firstDayFor(now, index?.first);
    if (index?.first !== first) index = openFreeIndex(first, calendarsFrom(first, placesLeft.of));
    return index;
  };
  const isBookable = (product: Tour, { day, startingTime }: Pick<Resource, 'day' | 'startingTime'>): boolean =>
    bookableStarts(product, clock(), { from: day, to: day }).some((start) => start.startingTime === startingTime);
  return {
    async *products() {
      yield* content().tours.values();
    },
    async offers(product, days, market, { instead } = {}) {
      const pricesOn = pricesByDay(content(), product, market);
      const found = await departuresIn({ db, releaseExpired: release }, { tour: product, days, instead }, clock());
      return found.map((departure) => ({ ...departure, pricingGroups: pricesOn(departure.day) }));
    },
    async prepare() {
      const ids = [...content().tours.keys()];
      for (let at = 0; at < ids.length; at += preparedAtOnce) {
        const now = clock();
        await placesLeft.refresh(now);
        // As they are by now: the catalogue may have changed meanwhile.
        indexAt(now).slotsOf(ids.slice(at, at + preparedAtOnce).flatMap((id) => content().tours.get(id) ?? []));
        await setImmediate();
      }
    },
    async freeDays(products, party) {
      const now = clock();
      await placesLeft.refresh(now);
      return freeDaysOf(indexAt(now), products, party, now);
    },
    async hold(wanted, key) {
      const { product, resource } = wanted;
      if (!isBookable(product, resource)) return 'sold-out';
      const hold = holdOf(wanted, key);
      const keep = () => keepHold(db, { hold, capacity: capacityOf(product) }, wanted).finally(() => placesLeft.changed(hold));
      const isKept = (await keep()) || ((await release(clock())) > 0 && (await keep()));
      return isKept ? hold : 'sold-out';
    },
    extend: ({ id }, until) => prolongHold(db, id, until, clock()),
    async reopen(product, hold, until) {
      if (!isBookable(product, hold)) return undefined;
      const take = () => takeAgain(db, hold, capacityOf(product), until, clock()).finally(() => placesLeft.changed(hold));
      const isTaken = (await take()) || ((await release(clock())) > 0 && (await take()));
      return isTaken ? { ...hold, status: 'open', expiresAt: until } : undefined;
    },
    async release(tx, holdId, from) {
      const ended = await releaseHold(tx, holdId, from);
      // Embedded, whoever reads it waits for the transaction; on Postgres the next look finds it.
      if (ended) placesLeft.changed(ended);
      return ended !== undefined;
    },
    releaseExpired: release,
    confirm: async ({ requireBookingApproval }) => (requireBookingApproval ? 'pending' : 'confirmed'),
  };
};
