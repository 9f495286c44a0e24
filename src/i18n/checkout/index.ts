import { count, params } from '@nanostores/i18n';
import { defineMessages } from '../define-messages.ts';
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };

export const checkoutMessages = defineMessages(
  'checkout',
  {
    ...en,
    orderingAs: params<{ name: string }>(en.orderingAs),
    traveller: params<{ number: number }>(en.traveller),
    travellerName: params<{ traveller: string }>(en.travellerName),
    travellerEmail: params<{ traveller: string }>(en.travellerEmail),
    problemWith: params<{ problem: string; question: string }>(en.problemWith),
    problemWithFor: params<{ problem: string; question: string; traveller: string }>(en.problemWithFor),
    when: params<{ day: string; time: string }>(en.when),
    quantity: params<{ count: number; label: string }>(en.quantity),
    travellerLine: params<{ name: string; label: string }>(en.travellerLine),
    timeLeft: params<{ time: string }>(en.timeLeft),
    timeLeftShort: params<{ time: string }>(en.timeLeftShort),
    warning: params<{ time: string }>(en.warning),
    warningLast: params<{ time: string }>(en.warningLast),
    changeOf: params<{ what: string }>(en.changeOf),
    /** The law has the German words (§ 312j (3) BGB), without the total. */
    order: params<{ total: string }>(en.order),
    orderNote: params<{ total: string }>(en.orderNote),
    orderNoteOnRequest: params<{ total: string }>(en.orderNoteOnRequest),
    priceChanged: params<{ oldTotal: string; newTotal: string }>(en.priceChanged),
    paidBack: params<{ amount: string }>(en.paidBack),
    refusedWith: params<{ message: string }>(en.refusedWith),
    renewedPrice: params<{ oldTotal: string; newTotal: string }>(en.renewedPrice),
    acceptRenewal: params<{ total: string }>(en.acceptRenewal),
    problemAt: params<{ problem: string; item: string }>(en.problemAt),
    bookings: count(en.bookings),
    partOnRequestTitle: count(en.partOnRequestTitle),
    partOnRequestText: count(en.partOnRequestText),
    orderNoteUntilAnswers: params<{ total: string }>(en.orderNoteUntilAnswers),
    someGoneTitle: count(en.someGoneTitle),
    someGoneRest: params<{ oldTotal: string; newTotal: string }>(en.someGoneRest),
    acceptWithout: params<{ total: string }>(en.acceptWithout),
    acceptWithoutAll: params<{ total: string }>(en.acceptWithoutAll),
    pending: params<{ total: string }>(en.pending),
  },
  { de },
);

export type CheckoutTexts = ReturnType<typeof checkoutMessages>;
