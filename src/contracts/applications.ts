import * as v from 'valibot';
import { requiredText, text } from './common.ts';
import { emailAddress } from './email-address.ts';

/** In characters. */
export const applicationLimits = { business: 120, website: 200, city: 100, tour: 2_000, contactName: 100, phone: 40 } as const;

const isNumber = (typed: string): boolean => /^\+?[\d ()./-]+$/.test(typed) && typed.replaceAll(/\D/g, '').length >= 6;

/** What an operator who would like to sell tours in the shop says of themselves, as the form sends it. */
export const application = v.object({
  business: requiredText(applicationLimits.business),
  city: requiredText(applicationLimits.city),
  tour: requiredText(applicationLimits.tour),
  website: text(applicationLimits.website),
  contactName: requiredText(applicationLimits.contactName),
  email: emailAddress,
  phone: v.pipe(
    text(applicationLimits.phone),
    v.check((typed) => typed === '' || isNumber(typed)),
  ),
});
export type Application = v.InferOutput<typeof application>;
