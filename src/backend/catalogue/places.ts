import * as v from 'valibot';
import { ageGroupIds, categoryIds, day } from '#contracts/common.ts';
import { currencyCodes } from '#contracts/currency-codes.ts';
import { cancellationTerms, perCode, text } from './schema.ts';

const anyText = v.strictObject({ en: v.string(), de: v.string() });
const words = v.array(v.pipe(v.string(), v.nonEmpty()));
const ianaZone = v.pipe(
  v.string(),
  v.check((zone) => Intl.supportedValuesOf('timeZone').includes(zone), 'an IANA time zone'),
);

/** `destinations.yaml`, by city id. */
export const destinationsSource = v.record(
  v.string(),
  v.strictObject({
    locationUuid: v.pipe(v.string(), v.uuid()),
    name: text,
    stateName: anyText,
    countryName: text,
    latitude: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
    longitude: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
    timeZone: ianaZone,
    synonyms: words,
  }),
);

/** `rates.yaml`: units of each currency for one euro on `date`. */
export const ratesSource = v.strictObject({
  date: day,
  base: v.literal('EUR'),
  rates: v.strictObject(perCode(currencyCodes, v.pipe(v.number(), v.gtValue(0)))),
});

/** `labels.yaml` */
export const labelsSource = v.strictObject({
  categories: v.strictObject(perCode(categoryIds, v.strictObject({ ...text.entries, keywords: words }))),
  ageGroups: v.strictObject(perCode(ageGroupIds, text)),
});

/** `cancellation.yaml`: the terms of tours that set none of their own, by their first category. */
export const cancellationSource = v.strictObject(perCode(categoryIds, cancellationTerms));

export type DestinationSource = v.InferOutput<typeof destinationsSource>[string];
export type Rates = v.InferOutput<typeof ratesSource>;
export type Labels = v.InferOutput<typeof labelsSource>;
export type Cancellation = v.InferOutput<typeof cancellationSource>;
