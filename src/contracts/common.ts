import * as v from 'valibot';
import { currencyCodes } from './currency-codes.ts';

/** The locales that the code speaks. A brand offers some of them. */
export const locales = ['en', 'de'] as const;
export const locale = v.picklist(locales);
export type Locale = v.InferOutput<typeof locale>;

/** The locales that a brand has pages in: one at least, and the first is for whoever wants none of them. */
export type OfferedLocales = readonly [Locale, ...Locale[]];

export const currencyCode = v.picklist(currencyCodes);
export type CurrencyCode = v.InferOutput<typeof currencyCode>;

/** Open: which there are, and how each is sold, is in `domain/products/`. */
export const productType = v.pipe(v.string(), v.regex(/^[a-z][a-zA-Z-]{0,39}$/));
export type ProductType = string;

/** What somebody types, without the blanks around it. Every text of a request has a length. */
export const text = (max: number) => v.pipe(v.string(), v.trim(), v.maxLength(max));
export const requiredText = (max: number) => v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(max));
/** What one of our services, or another's, calls something by: printable, without blanks. */
export const key = v.pipe(v.string(), v.maxLength(200), v.regex(/^[!-~]+$/));

export const uuid = v.pipe(v.string(), v.uuid());

/** At most 100 uuids, comma-separated. */
export const tourIds = v.pipe(
  v.string(),
  v.maxLength(4000),
  v.transform((all) => all.toLowerCase().split(',')),
  v.array(uuid),
  v.maxLength(100),
);

/**
 * A calendar day at the venue, `yyyy-MM-dd`: a name, never an instant. There is no 31 September, though `Date` would take it for 1 October.
 */
export const day = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d\d-\d\d$/),
  v.check((text) => new Date(text).getUTCDate() === Number(text.slice(8))),
);
export type Day = string;

/** A time of day at the venue, `HH:mm`. */
export const timeOfDay = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/));

/** ISO 8601 instant in UTC. */
export const instant = v.pipe(v.string(), v.isoTimestamp());

/** A price on the wire: decimal major units of the response's currency. */
export const decimal = v.pipe(v.number(), v.finite());

export const languageCode = v.pipe(v.string(), v.regex(/^[a-z]{2}$/));

export const categoryIds = [
  'sightseeing',
  'history',
  'museum',
  'food',
  'boat',
  'nature',
  'bike',
  'day-trip',
  'night',
  'show',
  'adventure',
  'transfer',
] as const;
export const categoryId = v.picklist(categoryIds);
export type CategoryId = v.InferOutput<typeof categoryId>;

export const ageGroupIds = ['adult', 'youth', 'child', 'infant', 'student', 'senior'] as const;
export type AgeGroupId = (typeof ageGroupIds)[number];

/** HAL: the list lies under `_embedded`, the next page under `_links.next` (requirements 7), to be resolved against the request's URL. */
export const pageOf = /* @__NO_SIDE_EFFECTS__ */ <S extends v.GenericSchema>(items: S) =>
  v.object({
    _embedded: v.optional(v.object({ tourList: v.array(items) })),
    _links: v.object({ next: v.optional(v.object({ href: v.string() })) }),
    page: v.object({
      size: v.pipe(v.number(), v.integer()),
      totalElements: v.pipe(v.number(), v.integer()),
      totalPages: v.pipe(v.number(), v.integer()),
      number: v.pipe(v.number(), v.integer()),
    }),
  });

/** As many as one order has. */
export const mostItems = 20;

/** Of what somebody types to search for, in characters. */
export const searchLength = 200;

/** How many: a whole number from 0. */
export const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** A whole number that arrives as the text of a query parameter. */
export const integerText = v.pipe(v.string(), v.regex(/^\d{1,6}$/), v.transform(Number));

export const acceptLanguage = v.object({ 'accept-language': v.optional(v.pipe(v.string(), v.maxLength(1000))) });
