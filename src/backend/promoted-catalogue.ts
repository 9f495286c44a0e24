import type { Logger } from 'pino';
import { instantAt } from '#domain/day.ts';
import type { Catalogue, Tour } from './catalogue/catalogue.ts';
import { readLastPrices, readPricesBefore, writePrices } from './catalogue/price-ledger.ts';
import { priceListOf, type PriceList } from './catalogue/price-list.ts';
import { isLowest, periodNow, type CurrentPromotion } from './catalogue/promotion.ts';
import type { Period } from './catalogue/promotion-source.ts';
import type { Database } from './db/open.ts';
import { deriveCatalogue, layer } from './derived-catalogue.ts';
import type { Routine } from './jobs/routines.ts';
import type { LiveCatalogue } from './open-catalogue.ts';

/** The catalogue with the promotions that are booked now. One that begins or ends changes its tour as a file of it does. */
export type PromotedCatalogue = LiveCatalogue & {
  /** Begins what is due, ends what is over, and writes down what is asked from now on. */
  refreshPromotions(): Promise<void>;
};

type Parts = { db: Database; clock: () => Date; log: Logger };
type Decision = { bookFrom: string; promotion: CurrentPromotion | undefined };

const isSame = (one: PriceList | undefined, other: PriceList): boolean => {
  const keys = Object.keys(other);
  return one !== undefined && keys.length === Object.keys(one).length && keys.every((key) => one[key] === other[key]);
};

/** When the ledger of a tour that is not in it yet begins. */
function beginningOf({ promotion, destination }: Tour, now: Date): Date {
  const since = promotion?.pricesSince && instantAt(promotion.pricesSince, '00:00', destination.timeZone);
  return since && since < now ? since : now;
}

/** @param plain knows nothing of promotions */
export async function promoteCatalogue(plain: LiveCatalogue, { db, clock, log }: Parts): Promise<PromotedCatalogue> {
  const asked = await readLastPrices(db);
  const decisions = new WeakMap<Tour, Decision>();
  const promotions = new Map<string, CurrentPromotion>();
  const promoted = layer('currentPromotion');
  /** Tours whose prices were looked at, with the promotion of then. */
  const recorded = new WeakMap<Tour, CurrentPromotion | null>();

  async function decide(tour: Tour, period: Period): Promise<CurrentPromotion | undefined> {
    const before = await readPricesBefore(db, tour.tourId, instantAt(period.bookFrom, '00:00', tour.destination.timeZone));
    if (tour.promotion && isLowest(tour, period, before)) {
      return { savings: tour.promotion.savings, bookUntil: period.bookUntil, validUntil: period.validUntil };
    }
    log.warn({ tour: tour.slug, ...period }, 'a promotion does not begin: its prices were not the lowest of the 30 days before it');
    return undefined;
  }

  /** Whether a promotion may begin is decided once: what was asked before it does not change any more. */
  async function promotionOf(tour: Tour, now: Date): Promise<CurrentPromotion | undefined> {
    const period = periodNow(tour, now);
    if (!period) return undefined;
    const last = decisions.get(tour);
    if (last?.bookFrom === period.bookFrom) return last.promotion;
    const promotion = await decide(tour, period);
    decisions.set(tour, { bookFrom: period.bookFrom, promotion });
    return promotion;
  }

  async function record(tours: readonly Tour[], since: (tour: Tour) => Date): Promise<void> {
    const fresh = tours.filter((tour) => recorded.get(tour) !== (promotions.get(tour.tourId) ?? null));
    const lists = fresh.map((tour) => ({ tour, prices: priceListOf(tour, promotions.get(tour.tourId)?.savings ?? 0) }));
    const changed = lists.filter(({ tour, prices }) => !isSame(asked.get(tour.tourId), prices));
    await writePrices(
      db,
      changed.map(({ tour, prices }) => ({ tourId: tour.tourId, since: since(tour), prices })),
    );
    for (const { tour, prices } of changed) asked.set(tour.tourId, prices);
    for (const tour of fresh) recorded.set(tour, promotions.get(tour.tourId) ?? null);
  }

  async function prepare({ tours }: Catalogue): Promise<void> {
    const now = clock();
    const all = [...tours.values()];
    await record(
      all.filter(({ tourId }) => !asked.has(tourId)),
      (tour) => beginningOf(tour, now),
    );
    for (const tour of all) {
      const promotion = await promotionOf(tour, now);
      if (promotion) promotions.set(tour.tourId, promotion);
      else promotions.delete(tour.tourId);
    }
    await record(all, () => now);
  }

  const { catalogue, rederive } = await deriveCatalogue(
    plain,
    { prepare, derive: (tour) => promoted(tour, promotions.get(tour.tourId)) },
    log,
  );
  return Object.assign(catalogue, { refreshPromotions: rederive });
}

/** Days begin at other hours elsewhere. */
export const followPromotionsRoutine: Routine = {
  name: 'begin and end promotions',
  everySeconds: 30,
  work: ({ refreshPromotions }) => refreshPromotions(),
};
