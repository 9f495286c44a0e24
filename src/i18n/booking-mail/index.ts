import { params } from '@nanostores/i18n';
import { defineMessages } from '../define-messages.ts';
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };

/** What mails about a booking have in common. */
export const bookingMailMessages = defineMessages(
  'booking-mail',
  {
    ...en,
    localTime: params<{ time: string; city: string }>(en.localTime),
    voucherBack: params<{ amount: string; code: string }>(en.voucherBack),
  },
  { de },
);
