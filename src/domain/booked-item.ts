import * as v from 'valibot';
import { day, languageCode, locales, productType, uuid } from '#contracts/common.ts';
import { cancellationTerm } from '#contracts/cancellation-terms.ts';
import { callFacts } from '#contracts/call-facts.ts';
import { lineGroups } from '#contracts/pricing-groups.ts';
import { questionUnit } from '#contracts/questions.ts';
import { verdict, wallTime } from '#contracts/shore-calls.ts';
import { transferPlace } from '#contracts/transfers.ts';
import { instantOfWallTime } from './day.ts';
import type { VisitStart } from './refund.ts';

/** A text in every language of the shop's messages. */
const localised = v.object(v.entriesFromList(locales, v.string()));
export type Localised = v.InferOutput<typeof localised>;

const bookedCall = v.object({
  ...v.omit(callFacts, ['port', 'terminal']).entries,
  cruiseRouteUuid: uuid,
  cruiseLineName: v.string(),
  cruiseShipName: v.string(),
  /** The voyage and its first and last day; absent in bookings of earlier releases. */
  sailing: v.optional(v.object({ title: localised, from: day, to: day })),
  port: localised,
  terminal: v.optional(localised),
  verdict,
});
export type BookedCall = v.InferOutput<typeof bookedCall>;

const bookedPlace = v.object({ ...transferPlace.entries, title: localised });

const question = v.object({
  id: v.string(),
  type: v.string(),
  label: localised,
  unit: v.optional(questionUnit),
  options: v.array(v.object({ id: v.string(), label: localised })),
});

/**
 * What a booking keeps of what was booked (decision 20 of docs/design.md), as it was then: page, tickets, mails, refund and overviews are
 * made of this and never of today's catalogue. Nothing in it is about a person. Optional is what could not be found out for bookings of
 * earlier releases.
 */
export const bookedItem = v.object({
  version: v.literal(1),
  kind: productType,
  product: v.object({ supplier: v.string(), id: v.string() }),
  title: localised,
  subTitle: localised,
  /** The product's page below a locale: `tours/rome/forum-and-palatine-9fae...`. Whether it is still there is the site's to say. */
  path: v.optional(v.string()),
  /** The tour's picture of that number, by its slug. The city's poster where they are absent, as in bookings of earlier releases. */
  picture: v.optional(v.object({ city: v.string(), tour: v.optional(v.string()), number: v.optional(v.number()) })),
  /** `end` is `start` where it is not known how long it takes. */
  span: v.object({ start: wallTime, end: wallTime, timeZone: v.string() }),
  /** The stay of the ship whose guests these are, and what the ship clock said; wall times of the port. */
  shoreCall: v.optional(bookedCall),
  place: v.object({
    city: localised,
    country: v.optional(localised),
    meeting: v.optional(
      v.object({ title: localised, street: v.string(), directions: localised, latitude: v.number(), longitude: v.number() }),
    ),
  }),
  /** Where its guests are fetched and brought, of the places that there were. */
  transfers: v.optional(v.object({ pickup: v.optional(bookedPlace), dropOff: v.optional(bookedPlace) })),
  /** Empty: unknown. */
  operator: v.object({ name: v.string(), phone: v.string(), email: v.string() }),
  languages: v.array(languageCode),
  /** What each price line of the booking is called. */
  lines: v.array(v.object({ group: v.picklist(lineGroups), id: v.string(), label: localised })),
  /** The earliest deadline first; empty: nothing is refunded. */
  terms: v.array(cancellationTerm),
  questions: v.array(question),
  /** What each participant signs before the visit, as it was when it was booked. */
  waiver: v.optional(v.object({ id: v.string(), version: v.string(), title: localised, text: localised })),
});
export type BookedItem = v.InferOutput<typeof bookedItem>;

type Spanned = Pick<BookedItem, 'span'>;

/** The zone in which a wall time comes last on earth: the fallback where none is known, so that no deadline passes too early. */
export const lastZone = 'Etc/GMT+12';

export function visitStartOf({ span: { start, timeZone } }: Spanned): VisitStart {
  const [day = '', startingTime = ''] = start.split('T');
  return { day, startingTime, timeZone };
}

export const startOf = ({ span }: Spanned): Date => instantOfWallTime(span.start, span.timeZone);
export const endOf = ({ span }: Spanned): Date => instantOfWallTime(span.end, span.timeZone);

/** Price lines in a language; one that the item does not know keeps its label. */
export const linesIn = <L extends { group: string; id: string; label: string }>(
  { lines }: Pick<BookedItem, 'lines'>,
  priced: readonly L[],
  locale: keyof Localised,
): L[] =>
  priced.map((line) => ({
    ...line,
    label: lines.find(({ group, id }) => group === line.group && id === line.id)?.label[locale] ?? line.label,
  }));
