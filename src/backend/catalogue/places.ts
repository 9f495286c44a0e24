import * as v from 'valibot';
import { accessIds, effortIds, settingIds, suitsIds, timeOfDayIds, weekdayIds } from '#contracts/attributes.ts';
import { ageGroupIds, categoryIds, day } from '#contracts/common.ts';
import { currencyCodes } from '#contracts/currency-codes.ts';
import { fromDecimal, toDecimal } from '#domain/money.ts';
import { cancellationTerms, perCode } from './schema.ts';
import { ianaZone, latitude, longitude, text } from './text.ts';

const anyText = v.strictObject({ en: v.string(), de: v.string() });
const words = v.array(v.pipe(v.string(), v.nonEmpty()));
/** `destinations.yaml`, by city id. */
export const destinationsSource = v.record(
  v.string(),
  v.strictObject({
    locationUuid: v.pipe(v.string(), v.uuid()),
    name: text,
    stateName: anyText,
    countryName: text,
    latitude,
    longitude,
    timeZone: ianaZone,
    synonyms: words,
  }),
);

/** `sights.yaml`: landmarks and neighbourhoods, by city id. */
export const sightsSource = v.record(
  v.string(),
  v.array(
    v.strictObject({
      id: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/)),
      name: text,
      /** `from the Pantheon`, `vom Pantheon`; without it "from" before the name. */
      from: v.optional(text),
      latitude,
      longitude,
      synonyms: words,
    }),
  ),
);

/** Phrases by the value that they mean. */
const phrasesFor = (ids: readonly string[]) => v.optional(v.record(v.picklist([...ids]), words), {});
const phrasesLike = (pattern: RegExp, like: string) => v.optional(v.record(v.pipe(v.string(), v.regex(pattern, like)), words), {});
const anyDay = `(?:${weekdayIds.join('|')})`;

/** `vocabulary.yaml`: what words in a search mean. Destinations and sights have their names in files of their own. */
export const vocabularySource = v.strictObject({
  /** Phrases by kind of wish and value. */
  wishes: v.strictObject({
    suits: phrasesFor(suitsIds),
    setting: phrasesFor(settingIds),
    effort: phrasesFor(effortIds),
    access: phrasesFor(accessIds),
    time: phrasesFor(timeOfDayIds),
    category: phrasesFor(categoryIds),
    group: phrasesFor(['private']),
    weekday: phrasesLike(new RegExp(`^${anyDay}(?:\\.${anyDay})*$`), 'a weekday, or several with dots between: sat.sun'),
    duration: phrasesLike(/^\d+-\d*$/, 'minutes from and to: 0-120, 1440-'),
    price: phrasesLike(/^[a-z]{3}\d+$/, 'a currency and whole units: eur40'),
    language: phrasesLike(/^[a-z]{2}$/, 'an ISO 639-1 code'),
  }),
  /** Phrases for one thing. */
  synonyms: v.array(words),
  /** Phrases that say nothing. */
  empty: words,
});

const aboveZero = v.pipe(v.number(), v.gtValue(0));

const roundedTo = v.pipe(
  v.partial(v.strictObject(perCode(currencyCodes, aboveZero))),
  v.check(
    (steps) => currencyCodes.every((code) => steps[code] === undefined || toDecimal(fromDecimal(steps[code], code)) === steps[code]),
    'whole cents, and whole yen',
  ),
);

/** `rates.yaml`: units of each currency for one euro on `date`, and what converted prices are rounded to; the minor unit without it. */
export const ratesSource = v.strictObject({
  date: day,
  base: v.literal('EUR'),
  rates: v.strictObject(perCode(currencyCodes, aboveZero)),
  roundedTo: v.optional(roundedTo, {}),
});

/** `labels.yaml` */
export const labelsSource = v.strictObject({
  categories: v.strictObject(perCode(categoryIds, text)),
  /** What one of them is called, and several. */
  ageGroups: v.strictObject(perCode(ageGroupIds, v.strictObject({ ...text.entries, several: text }))),
});

/** `cancellation.yaml`: the terms of tours that set none of their own, by their first category. */
export const cancellationSource = v.strictObject(perCode(categoryIds, cancellationTerms));

/** `waivers.yaml`: what participants of some tours sign, by id. A text that changes gets another version. */
export const waiversSource = v.record(
  v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/)),
  v.strictObject({
    version: v.pipe(v.string(), v.regex(/^\d{4}-\d{2}$/, 'the year and month of the text, such as 2026-11')),
    title: text,
    /** Paragraphs with an empty line between them; a line that begins with `- ` is one of a list. Plain text. */
    text,
  }),
);

export type DestinationSource = v.InferOutput<typeof destinationsSource>[string];
export type SightSource = v.InferOutput<typeof sightsSource>[string][number];
export type VocabularySource = v.InferOutput<typeof vocabularySource>;
export type Rates = v.InferOutput<typeof ratesSource>;
export type Labels = v.InferOutput<typeof labelsSource>;
export type Waivers = v.InferOutput<typeof waiversSource>;
export type Cancellation = v.InferOutput<typeof cancellationSource>;
