import * as v from 'valibot';
import { orderNumber } from '#contracts/bookings.ts';
import type { Locale } from '#contracts/common.ts';
import { emailAddress } from '#contracts/email-address.ts';
import { withdrawalMessages } from '#i18n/withdrawal/index.ts';
import { textOf } from '../http/sent-form.ts';

/** What somebody types who withdraws; nothing of it is stored. */
export type Typed = { name: string; orderNumber: string; email: string };
export type Problems = Partial<Record<keyof Typed | 'form', string>>;

const longestName = 200;

export const readTyped = (form: Record<string, unknown>): Typed => ({
  name: textOf(form, 'name').trim(),
  orderNumber: textOf(form, 'orderNumber').trim().toUpperCase(),
  email: textOf(form, 'email').trim(),
});

/** What is wrong with what was typed, in the order of the form. */
export function problemsIn(typed: Typed, locale: Locale): Problems {
  const say = withdrawalMessages(locale);
  return {
    ...(typed.name === '' && { name: say.missingName }),
    ...(typed.name.length > longestName && { name: say.longName }),
    ...(!v.is(orderNumber, typed.orderNumber) && { orderNumber: say.orderNumberFormat }),
    ...(!v.is(emailAddress, typed.email) && { email: say.emailFormat }),
  };
}
