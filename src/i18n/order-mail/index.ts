import { params } from '@nanostores/i18n';
import { defineMessages } from '../define-messages.ts';
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };

/** The mail about an order of several bookings. */
export const orderMailMessages = defineMessages(
  'order-mail',
  {
    ...en,
    subject: params<{ count: number; order: string }>(en.subject),
    heading: params<{ name: string }>(en.heading),
    on_request: params<{ deadline: string }>(en.on_request),
    headingOnRequest: params<{ name: string }>(en.headingOnRequest),
    headingChanged: params<{ name: string }>(en.headingChanged),
    number: params<{ number: string }>(en.number),
    when: params<{ date: string; time: string; city: string }>(en.when),
    setAside: params<{ total: string }>(en.setAside),
    paidBefore: params<{ total: string }>(en.paidBefore),
    account: params<{ payer: string }>(en.account),
  },
  { de },
);
