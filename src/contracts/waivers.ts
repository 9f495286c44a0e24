import * as v from 'valibot';
import { bearer } from './bearer.ts';
import { orderNumber } from './bookings.ts';
import { acceptLanguage, day, instant, requiredText, text, uuid } from './common.ts';
import { endpoint } from './endpoint.ts';

/** Signatures are small line drawings: more is no signature. */
const largestDrawing = 60_000;

/** A PNG in base64, as a canvas gives it, without the prefix of a data URL. */
const drawing = v.pipe(v.string(), v.maxLength(largestDrawing), v.regex(/^iVBORw0KGgo[A-Za-z0-9+/]+={0,2}$/));

/** The name that is typed is the signature; one that is drawn as well has the same standing. */
export const waiverSignature = v.object({
  /** Who signs: the participant, or the guardian of one who is a minor. */
  name: requiredText(200),
  isGuardian: v.optional(v.boolean(), false),
  drawing: v.optional(drawing),
});
export type WaiverSignature = v.InferOutput<typeof waiverSignature>;

/** Requirements 3, "Waiver": `url` leads to the page on which it is signed, or to what was signed. */
const waiver = v.object({
  participantName: v.string(),
  url: v.string(),
  /** Absent until it is signed. */
  signedAt: v.optional(instant),
});
export type Waiver = v.InferOutput<typeof waiver>;

/** Requirements 7, signWaiver: signs for one participant; a second time adds another, and the newest counts. */
export const signWaiver = endpoint({
  service: 'shopper',
  method: 'POST',
  path: '/shopper/waiver',
  headers: v.object({ ...bearer.entries, ...acceptLanguage.entries }),
  body: v.object({
    orderNumber,
    /** As the booking names them; of two with one name, who has not signed yet. */
    participantName: requiredText(200),
    bookingDate: day,
    productName: text(200),
    productUuid: uuid,
    signature: waiverSignature,
  }),
  response: waiver,
});

/** Who of a booking has signed, in the order of its participants; empty where nobody has to. */
export const listWaivers = endpoint({
  service: 'shopper',
  method: 'GET',
  path: '/shopper/waivers/{orderNumber}',
  params: v.object({ orderNumber }),
  headers: v.object({ ...bearer.entries, ...acceptLanguage.entries }),
  response: v.object({ waivers: v.array(waiver) }),
});
