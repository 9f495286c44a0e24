import { randomUUID } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import type { InferOutput } from 'valibot';
import type { Locale } from '#contracts/common.ts';
import { bookingApis, type createQuote, type Quote, type Selection } from '#contracts/quotes.ts';
import { toDecimal } from '#domain/money.ts';
import { toWireLine, totalOf } from '#domain/order-line.ts';
import { priceLines, seatsOf } from '#domain/pricing.ts';
import type { Backend } from '../backend.ts';
import type { Tour } from '../catalogue/catalogue.ts';
import { holds } from '../db/schema.ts';
import { Refusal } from '../http/refusal.ts';
import { minimumOf } from '../suppliers/local/availability.ts';
import { isOpen, readHold, releaseExpired, type Hold } from '../suppliers/local/holds.ts';
import { keepHold } from '../suppliers/local/keep-hold.ts';
import { pricingGroupsOf } from '../suppliers/local/prices.ts';
import { bookableOn } from '../suppliers/local/schedule.ts';
import { checkSelection, isSameSelection } from '../suppliers/local/selection.ts';

export type QuoteRequest = InferOutput<(typeof createQuote)['body']>;

function quoteOf(hold: Hold, tour: Tour, locale: Locale): Quote {
  return {
    quoteId: hold.id,
    ...hold.selection,
    lines: hold.lines.map((line) => toWireLine(line, hold.currency)),
    grandTotal: toDecimal({ amount: hold.total, currency: hold.currency }),
    currencyCode: hold.currency,
    tourCmscomponents: [tour.tourName[locale]],
    bookingExternalApiName: tour.productType === 'shows' ? bookingApis.shows : bookingApis.tours,
    expiryTime: hold.expiresAt.toISOString(),
    extended: hold.extended,
  };
}

const selectionOf = ({ tourId, queryDate, startingTime, components }: QuoteRequest): Selection => ({
  tourId,
  queryDate,
  startingTime,
  components,
});

/** Prices the selection now: the hold keeps price and currency until it ends. */
function priced({ catalogue, clock, config }: Backend, tour: Tour, request: QuoteRequest, locale: Locale): Hold {
  const { currency, components } = request;
  const groups = pricingGroupsOf(catalogue, tour, { locale, currency });
  checkSelection(groups, components, minimumOf(tour));
  const lines = priceLines(groups, components, currency);
  return {
    id: randomUUID(),
    selection: selectionOf(request),
    tourId: tour.tourId,
    day: request.queryDate,
    startingTime: request.startingTime,
    seats: seatsOf(components),
    lines,
    total: totalOf(lines, currency).amount,
    currency,
    extended: false,
    status: 'open',
    expiresAt: new Date(clock().getTime() + config.holdMinutes * 60_000),
  };
}

/** Prolongs an open hold, once. @returns nothing when there is no such hold or it was prolonged already */
async function prolong({ db, clock, config }: Backend, request: QuoteRequest, id: string): Promise<Hold | undefined> {
  const now = clock();
  const hold = await readHold(db, id);
  if (!hold || !isOpen(hold, now)) return undefined;
  if (!isSameSelection(hold.selection, selectionOf(request)))
    throw new Refusal('invalid_request', { field: 'extend', problem: 'another selection' });
  const [prolonged] = await db
    .update(holds)
    .set({ extended: true, expiresAt: new Date(hold.expiresAt.getTime() + config.holdMinutes * 60_000) })
    .where(and(eq(holds.id, id), eq(holds.status, 'open'), eq(holds.extended, false), gt(holds.expiresAt, now)))
    .returning();
  return prolonged;
}

async function holdFor(backend: Backend, tour: Tour, request: QuoteRequest, locale: Locale): Promise<Hold | undefined> {
  const { db, clock } = backend;
  if (request.extend && request.replaces) return prolong(backend, request, request.replaces);
  const hold = priced(backend, tour, request, locale);
  const runs = bookableOn(tour, hold.day, clock()).some(({ startingTime }) => startingTime === hold.startingTime);
  if (!runs) return undefined;
  const isKept =
    (await keepHold(db, hold, tour.schedule.seats, request.replaces)) ||
    ((await releaseExpired(db, clock())) > 0 && (await keepHold(db, hold, tour.schedule.seats, request.replaces)));
  return isKept ? hold : undefined;
}

/**
 * Prices a selection and holds its seats; with `extend`, prolongs the hold that it `replaces`.
 * @returns null when the departure does not run, is too full, or the hold cannot be prolonged; `replaces` then stands as it was
 * @throws Refusal `invalid_request` naming the rule that the selection breaks
 */
export async function quoteFor(backend: Backend, tour: Tour, request: QuoteRequest, locale: Locale): Promise<Quote | null> {
  const hold = await holdFor(backend, tour, request, locale);
  return hold ? quoteOf(hold, tour, locale) : null;
}
