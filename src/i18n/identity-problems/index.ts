import { count } from '@nanostores/i18n';
import { defineMessages } from '../define-messages.ts';
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };

/** What is wrong with what was entered on a page of the identity provider. */
export const identityProblemMessages = defineMessages(
  'identity-problems',
  {
    ...en,
    tooMany: count(en.tooMany),
  },
  { de },
);
