import * as v from 'valibot';
import { transferInformation } from './transfers.ts';

const text = v.string();
const maybeText = v.optional(text);

/** An order as it was placed; what a deleted account has left of one is empty here, so the checkout's own rules do not hold. */
export const orderData = v.object({
  booker: v.object({
    firstName: text,
    lastName: text,
    email: text,
    phoneNumber: text,
    country: text,
    city: maybeText,
    fullAddress: maybeText,
    postalCode: maybeText,
    stateProvince: maybeText,
  }),
  travellers: v.array(v.object({ name: text, email: maybeText, bookedAs: text, startingTime: text, address: text })),
  /** What was said of where they are fetched, and brought. */
  pickup: v.optional(transferInformation),
  dropOff: v.optional(transferInformation),
  /** `traveller` counts from 1; absent where the booker was asked. */
  answers: v.array(v.object({ questionId: text, traveller: v.optional(v.number()), answer: text })),
  message: text,
  /** The code of the partner who is paid for it. */
  referralSource: maybeText,
});
