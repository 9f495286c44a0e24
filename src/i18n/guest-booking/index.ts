import { count, params } from '@nanostores/i18n';
import { defineMessages } from '../define-messages.ts';
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };

export const guestBookingMessages = defineMessages(
  'guest-booking',
  {
    ...en,
    codeLead: params<{ orderNumber: string; email: string; time: string }>(en.codeLead),
    when: params<{ day: string; time: string }>(en.when),
    venueTime: params<{ city: string }>(en.venueTime),
    quantity: params<{ count: number; label: string }>(en.quantity),
    ticketOf: params<{ name: string }>(en.ticketOf),
    stepUntil: params<{ deadline: string }>(en.stepUntil),
    stepAmount: params<{ amount: string; share: string }>(en.stepAmount),
    zone: params<{ city: string }>(en.zone),
    dialogText: params<{ tour: string; day: string }>(en.dialogText),
    dialogAmount: params<{ amount: string }>(en.dialogAmount),
    dialogShare: params<{ share: string; total: string }>(en.dialogShare),
    confirmCancel: params<{ amount: string }>(en.confirmCancel),
    refundPending: params<{ amount: string }>(en.refundPending),
    refundSucceeded: params<{ amount: string }>(en.refundSucceeded),
    refundFailed: params<{ amount: string }>(en.refundFailed),
    dialogOnAccount: params<{ share: string; total: string }>(en.dialogOnAccount),
    refundOnAccount: params<{ amount: string }>(en.refundOnAccount),
    refundReleased: params<{ amount: string }>(en.refundReleased),
    bookingOf: params<{ number: string }>(en.bookingOf),
    inAll: params<{ count: number; total: string }>(en.inAll),
    unanswered: count(en.unanswered),
    unsigned: count(en.unsigned),
    chargedAtMost: params<{ amount: string }>(en.chargedAtMost),
    onItsWay: params<{ amount: string }>(en.onItsWay),
    dialogUncharged: params<{ amount: string }>(en.dialogUncharged),
    dialogUnchargedShare: params<{ share: string; total: string }>(en.dialogUnchargedShare),
    confirmUncharged: params<{ amount: string }>(en.confirmUncharged),
    refundUncharged: params<{ amount: string }>(en.refundUncharged),
    refundPartUncharged: params<{ amount: string }>(en.refundPartUncharged),
  },
  { de },
);
