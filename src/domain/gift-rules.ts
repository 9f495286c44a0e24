import * as v from 'valibot';
import type { CurrencyCode, Day } from '#contracts/common.ts';
import { emailAddress } from '#contracts/email-address.ts';
import type { OrderedGiftVoucher } from '#contracts/gift-vouchers.ts';
import { addDays } from './day.ts';
import type { GiftForm } from './gift-form.ts';
import { giftAmounts, giftDaysAhead } from './gift-voucher.ts';
import { given } from './given.ts';
import { minorDigits } from './money.ts';

/** As many characters as the wire takes. */
export const giftLimits = { name: 100, message: 400 } as const;

/** What decides beside the form. */
export type GiftTerms = {
  currency: CurrencyCode;
  /** What the tour costs that it was begun for, decimal, where there is one. */
  tourAmount: number | undefined;
  /** Where its shopper is. */
  today: Day;
  /** On which it can be sent. */
  lastDay: Day;
};

/** A decimal as people type it, `37.50` or `37,50`; nothing for what is no amount in this currency. */
function typedAmount(text: string, currency: CurrencyCode): number | undefined {
  const [amount, decimals = ''] = /^\d{1,9}(?:[.,](\d{1,2}))?$/.exec(text.replaceAll(/\s/g, '')) ?? [];
  return amount === undefined || decimals.length > minorDigits(currency) ? undefined : Number(amount.replace(',', '.'));
}

/** Which of the suggested amounts is chosen before anybody has chosen. */
const usual = 1;

/** Which amount is chosen. One that there is not in this currency, or without the tour, is none: then the usual one is. */
export function chosenAmount({ amount }: Pick<GiftForm, 'amount'>, { currency, tourAmount }: GiftTerms): number | 'tour' | 'own' {
  if (amount === 'own' || (amount === 'tour' && tourAmount !== undefined)) return amount;
  const { suggested, least } = giftAmounts[currency];
  return suggested.find((one) => String(one) === amount) ?? suggested[usual] ?? least;
}

/** What it is to be worth, decimal; nothing as long as that is not said. */
export function giftAmountOf(form: GiftForm, terms: GiftTerms): number | undefined {
  const chosen = chosenAmount(form, terms);
  if (chosen === 'tour') return terms.tourAmount;
  return chosen === 'own' ? typedAmount(form.ownAmount, terms.currency) : chosen;
}

/** The last day on which one can be sent. @param days that it is today, where the shopper is and in UTC: the shop counts from the latter */
export const lastGiftDay = (...days: [Day, ...Day[]]): Day => addDays(days.toSorted()[0] ?? days[0], giftDaysAhead);

/** What is wrong with a field; who fills it in reads the message of that name. */
export type GiftProblem =
  | 'enterAmount'
  | 'amountFormat'
  | 'tooLittle'
  | 'tooMuch'
  | 'enterRecipient'
  | 'enterSender'
  | 'enterEmail'
  | 'emailFormat'
  | 'dayTooEarly'
  | 'dayTooLate'
  | 'tooLong';

/** In the order in which they are asked. */
export const giftFields = ['ownAmount', 'recipientName', 'senderName', 'message', 'recipientEmail', 'sendOn'] as const;
export type GiftField = (typeof giftFields)[number];

function amountProblem(form: GiftForm, terms: GiftTerms): GiftProblem | undefined {
  const amount = giftAmountOf(form, terms);
  const { least, most } = giftAmounts[terms.currency];
  if (amount === undefined) return form.ownAmount.trim() === '' ? 'enterAmount' : 'amountFormat';
  if (amount < least) return 'tooLittle';
  return amount > most ? 'tooMuch' : undefined;
}

function nameProblem(name: string, missing: GiftProblem): GiftProblem | undefined {
  const { length } = name.trim();
  if (length === 0) return missing;
  return length > giftLimits.name ? 'tooLong' : undefined;
}

function emailProblem(email: string): GiftProblem | undefined {
  if (email.trim() === '') return 'enterEmail';
  return v.is(emailAddress, email) ? undefined : 'emailFormat';
}

function dayProblem(day: Day, { today, lastDay }: GiftTerms): GiftProblem | undefined {
  if (day === '') return undefined;
  if (day < today) return 'dayTooEarly';
  return day > lastDay ? 'dayTooLate' : undefined;
}

/** What is wrong with each field that is asked for. */
export function giftProblems(form: GiftForm, terms: GiftTerms): Partial<Record<GiftField, GiftProblem>> {
  const isMailed = form.delivery === 'mail';
  const found: Record<GiftField, GiftProblem | undefined> = {
    ownAmount: amountProblem(form, terms),
    recipientName: nameProblem(form.recipientName, 'enterRecipient'),
    senderName: nameProblem(form.senderName, 'enterSender'),
    message: form.message.trim().length > giftLimits.message ? 'tooLong' : undefined,
    recipientEmail: isMailed ? emailProblem(form.recipientEmail) : undefined,
    sendOn: isMailed ? dayProblem(form.sendOn, terms) : undefined,
  };
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== undefined));
}

/**
 * As it is ordered.
 * @param design the destination whose poster it has @param tourId what it is meant for, where the shop has that @param today one that is to
 * be sent today is sent at once
 */
export function orderedGift(
  form: GiftForm,
  { design, tourId = '', today }: { design: string; tourId?: string; today: Day },
): OrderedGiftVoucher {
  const isMailed = form.delivery === 'mail';
  return {
    design,
    ...given('tourId', tourId),
    recipientName: form.recipientName.trim(),
    ...given('recipientEmail', isMailed ? form.recipientEmail : ''),
    senderName: form.senderName.trim(),
    message: form.message.trim(),
    ...given('sendOn', isMailed && form.sendOn > today ? form.sendOn : ''),
  };
}
