import { count, params } from '@nanostores/i18n';
import { defineMessages } from '../define-messages.ts';
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };

export const bookingMessages = defineMessages(
  'booking',
  {
    ...en,
    nextOpen: params<{ day: string }>(en.nextOpen),
    legendPrices: params<{ currency: string }>(en.legendPrices),
    venueTime: params<{ city: string }>(en.venueTime),
    seatsLeft: count(en.seatsLeft),
    agesBetween: params<{ from: number; to: number }>(en.agesBetween),
    agesFrom: params<{ from: number }>(en.agesFrom),
    less: params<{ label: string }>(en.less),
    more: params<{ label: string }>(en.more),
    minimum: params<{ count: number }>(en.minimum),
    maximum: params<{ count: number }>(en.maximum),
    select_more: params<{ remaining: number }>(en.select_more),
    too_few_seats: count(en.too_few_seats),
    partyOf: params<{ quantity: number; label: string }>(en.partyOf),
    line: params<{ quantity: number; label: string }>(en.line),
    held: params<{ time: string }>(en.held),
    otherTours: params<{ city: string }>(en.otherTours),
  },
  { de },
);
export type BookingMessages = ReturnType<typeof bookingMessages>;
