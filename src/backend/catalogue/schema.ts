import * as v from 'valibot';
import { accessIds, effortIds, settingIds, suitsIds, weekdayIds } from '#contracts/attributes.ts';
import { ageGroupIds, categoryId, count } from '#contracts/common.ts';
import { productKindIds } from '#domain/products/registry.ts';
import { cancellationTerm, type CancellationTerm } from '#contracts/cancellation-terms.ts';
import { tourPictures } from './pictures.ts';
import { promotionSource } from './promotion-source.ts';
import { questionsSource } from './question-source.ts';
import { scheduleSource } from './schedule-source.ts';
import { id, latitude, longitude, monthDay, text } from './text.ts';
import { transferPlacesSource } from './transfer-source.ts';

/** Euro, at most two decimals; becomes minor units when it is read. */
export const price = v.pipe(
  v.number(),
  v.minValue(0),
  v.check((n) => Number.isInteger(Math.round(n * 1e6) / 1e4), 'at most two decimals'),
);

/** One entry of the same schema for each code of a list, none missing. */
export const perCode = <K extends string, S extends v.GenericSchema>(codes: readonly K[], schema: S): Record<K, S> =>
  Object.fromEntries(codes.map((code) => [code, schema])) as Record<K, S>;

const isFalling = (terms: CancellationTerm[]): boolean =>
  terms.every(({ daysBefore, share }, index) => {
    const next = terms[index + 1];
    return next === undefined || (next.daysBefore < daysBefore && next.share < share);
  });

/** Which share of the price is refunded, and until when; an empty list: nothing is refunded. */
export const cancellationTerms = v.pipe(
  v.array(v.strictObject(cancellationTerm.entries)),
  v.check(isFalling, 'the earliest deadline first, and less of the price from each to the next'),
);

const monthDays = { from: v.optional(monthDay, '01-01'), to: v.optional(monthDay, '12-31') };
const weekdays = v.optional(v.pipe(v.array(v.picklist(weekdayIds)), v.minLength(1)), [...weekdayIds]);

/** Days of every year, all of them where nothing is said; with `from` after `to` they run over New Year. */
export const season = v.strictObject({ ...monthDays, weekdays });

/** So many per cent more on some days, rounded to whole euros; of two that hold, the first counts. */
export const peakPrices = v.optional(
  v.array(v.strictObject({ ...season.entries, percent: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)) })),
  [],
);

/** Sample reviews. */
export const reviews = v.array(
  v.strictObject({
    rating: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5)),
    date: v.pipe(v.string(), v.isoDate()),
    /** Who travelled, never a name: 'Family with two children'. */
    traveller: text,
    text,
  }),
);

const pricedOption = v.strictObject({
  id,
  label: text,
  /** What more than one of it is called, where that differs. */
  several: v.optional(text),
  price,
  min: v.optional(count, 0),
  max: v.optional(count, 10),
});

/** One tour, activity or show, as its operator describes it: `tours/<city>/<slug>.yaml`. */
export const tourSource = v.strictObject({
  tourId: v.pipe(v.string(), v.uuid()),
  slug: id,
  productType: v.picklist(productKindIds as string[]),
  categories: v.pipe(v.array(categoryId), v.minLength(1), v.maxLength(3)),
  /** For whom it is; searched and filtered by, like the three below. */
  suits: v.optional(v.array(v.picklist(suitsIds)), []),
  setting: v.optional(v.picklist(settingIds)),
  effort: v.optional(v.picklist(effortIds)),
  /** Whom else it takes without trouble; its texts have to say so, too: of wheelchairs and prams in `accessibility`. */
  access: v.optional(v.array(v.picklist(accessIds)), []),
  vendor: id,
  tourName: text,
  subTitle: text,
  /** One or two sentences, at most 180 characters: cards, search, meta description. */
  shortDescription: v.strictObject({
    en: v.pipe(v.string(), v.trim(), v.minLength(60), v.maxLength(180)),
    de: v.pipe(v.string(), v.trim(), v.minLength(60), v.maxLength(190)),
  }),
  /** Two to four paragraphs, parted by an empty line. Plain text. */
  longDescription: text,
  /** One sentence: why this one. */
  uniqueSellingProposition: text,
  included: v.pipe(v.array(text), v.minLength(2)),
  notIncluded: v.array(text),
  /** Its stops in their order, ways between them included; their minutes add up to `durationMinutes`. */
  itinerary: v.optional(
    v.pipe(v.array(v.strictObject({ name: text, minutes: v.pipe(count, v.minValue(1)), description: text })), v.minLength(2)),
  ),
  /** What to bring and to wear. Said here, it is not said again in `goodToKnow`; likewise the next. */
  whatToBring: v.optional(v.array(text), []),
  /** How it is with a wheelchair, a pram, or for those who avoid stairs. */
  accessibility: v.optional(v.array(text), []),
  goodToKnow: v.optional(v.array(text), []),
  /** ISO 639-1 codes of the languages the guide speaks, or the show is played in. */
  languages: v.pipe(v.array(v.pipe(v.string(), v.regex(/^[a-z]{2}$/))), v.minLength(1)),
  durationMinutes: v.pipe(count, v.minValue(30)),
  /** Left out: the tour shows its city's poster. */
  pictures: v.optional(tourPictures),
  startingPoint: v.strictObject({
    title: text,
    street: v.pipe(v.string(), v.nonEmpty()),
    latitude,
    longitude,
    directions: text,
  }),
  /** Where guests are fetched before it: the checkout asks at which of these places. */
  pickup: v.optional(transferPlacesSource, []),
  /** Where guests are brought after it. */
  dropOff: v.optional(transferPlacesSource, []),
  /** What the operator must know besides the booker's and the lead traveller's name and the booker's e-mail address. */
  requires: v.optional(
    v.strictObject({
      contact: v.optional(v.array(v.picklist(['phoneNumber', 'country'])), ['phoneNumber']),
      /** Of every traveller. */
      participants: v.optional(v.array(v.picklist(['name', 'email'])), []),
    }),
    {},
  ),
  requireBookingApproval: v.optional(v.boolean(), false),
  /** What each participant signs before the visit: an id in `waivers.yaml`. */
  waiver: v.optional(id),
  /** Left out: those of the tour's first category in `cancellation.yaml`. */
  cancellationTerms: v.optional(cancellationTerms),
  /** Priced by the traveller's age, by the kind of ticket, or for the whole group. Exactly one of the three. */
  ageGroups: v.optional(
    v.pipe(
      v.array(
        v.strictObject({
          id: v.picklist(ageGroupIds),
          ages: v.tuple([count, count]),
          price,
          min: v.optional(count, 0),
          max: v.optional(count, 10),
        }),
      ),
      v.minLength(1),
    ),
  ),
  ticketTypes: v.optional(v.pipe(v.array(pricedOption), v.minLength(1))),
  /** Everybody eats, and what they choose is the price. */
  menuTypes: v.optional(v.pipe(v.array(pricedOption), v.minLength(1))),
  group: v.optional(v.strictObject({ price, seats: v.pipe(count, v.minValue(1)), label: text })),
  extras: v.optional(v.array(pricedOption), []),
  /** Days on which all but the extras cost more; of two that hold, the first counts. */
  peakPrices,
  promotion: v.optional(promotionSource),
  /** Fewest travellers one booking may have. */
  minimumTravellers: v.optional(count, 1),
  schedule: scheduleSource,
  questions: v.optional(questionsSource, []),
  reviews: v.pipe(reviews, v.minLength(3)),
});

/** `tours/<city>/operators.yaml`: invented firms, never real ones. */
export const operatorsSource = v.record(
  id,
  v.strictObject({
    name: v.pipe(v.string(), v.nonEmpty()),
    street: v.pipe(v.string(), v.nonEmpty()),
    postalCode: v.string(),
    city: v.pipe(v.string(), v.nonEmpty()),
    phone: v.pipe(v.string(), v.regex(/^\+[\d ]{8,20}$/)),
    email: v.pipe(v.string(), v.email(), v.regex(/\.example$/, 'an address under .example')),
  }),
);

export type TourSource = v.InferOutput<typeof tourSource>;
export type OperatorsSource = v.InferOutput<typeof operatorsSource>;
