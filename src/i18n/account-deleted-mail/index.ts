import { params } from '@nanostores/i18n';
import { defineMessages } from '../define-messages.ts';
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };

/** The mail that confirms that an account is deleted. */
export const accountDeletedMailMessages = defineMessages(
  'account-deleted-mail',
  {
    ...en,
    notMe: params<{ contact: string }>(en.notMe),
  },
  { de },
);
