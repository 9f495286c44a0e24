import { params } from '@nanostores/i18n';
import { defineMessages } from '../define-messages.ts';
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };

/** The mail to who has paid for what could not be booked any more. */
export const paidBackMailMessages = defineMessages(
  'paid-back-mail',
  {
    ...en,
    subject: params<{ amount: string }>(en.subject),
    heading: params<{ name: string }>(en.heading),
    intro: params<{ amount: string }>(en.intro),
    introShip: params<{ amount: string }>(en.introShip),
    money: params<{ amount: string }>(en.money),
  },
  { de },
);
