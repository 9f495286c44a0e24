import { count, params } from '@nanostores/i18n';
import { defineMessages } from '../define-messages.ts';
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };

export const dashboardMessages = defineMessages(
  'dashboard',
  {
    ...en,
    greeting: params<{ name: string }>(en.greeting),
    voucherBack: params<{ amount: string }>(en.voucherBack),
    when: params<{ day: string; time: string }>(en.when),
    order: params<{ number: string }>(en.order),
    booking: params<{ number: string }>(en.booking),
    bookingCount: count(en.bookingCount),
    travellers: params<{ names: string }>(en.travellers),
    ticketOf: params<{ name: string }>(en.ticketOf),
    unverified: params<{ email: string }>(en.unverified),
    verified: params<{ email: string }>(en.verified),
    verifiedBefore: params<{ email: string }>(en.verifiedBefore),
    wishlistCount: count(en.wishlistCount),
  },
  { de },
);
