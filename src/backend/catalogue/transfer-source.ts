import * as v from 'valibot';
import { transferKindOf, transferKinds, type TransferKindId } from '#domain/transfers/registry.ts';
import { id, latitude, longitude, text } from './text.ts';

const minutes = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(600));

const placeSource = v.pipe(
  v.strictObject({
    id,
    kind: v.picklist(Object.keys(transferKinds) as TransferKindId[]),
    title: v.optional(text),
    street: v.optional(v.pipe(v.string(), v.nonEmpty())),
    latitude: v.optional(latitude),
    longitude: v.optional(longitude),
    /** How long before the start guests are fetched here, or how long after the end they arrive. Left out: the operator tells them. */
    minutes: v.optional(minutes),
    /** At an airport: from landing to being fetched, or from arriving to take-off, at the least. */
    margin: v.optional(minutes),
  }),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const { title, street, latitude: north, longitude: east, minutes: ahead, margin } = dataset.value;
    const { isNamed, problem } = transferKindOf(dataset.value);
    const named = [title, street, north, east];
    if (isNamed && named.includes(undefined)) addIssue({ message: 'title, street, latitude and longitude: guests have to find it' });
    if (!isNamed && named.some((part) => part !== undefined))
      addIssue({ message: 'title, street, latitude and longitude: guests say where it is' });
    if (problem && (ahead === undefined || margin === undefined))
      addIssue({ message: 'minutes and margin: flights are held against them' });
    if (!problem && margin !== undefined) addIssue({ message: 'margin: only flights are held against it' });
  }),
);
export type TransferPlaceSource = v.InferOutput<typeof placeSource>;

/** The places at which a tour fetches its guests, or to which it brings them, in the order in which they are offered. */
export const transferPlacesSource = v.pipe(
  v.array(placeSource),
  v.check((places) => new Set(places.map((place) => place.id)).size === places.length, 'two places have one id'),
);
