import { params } from '@nanostores/i18n';
import { defineMessages } from '../define-messages.ts';
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };

export const wishlistMessages = defineMessages('wishlist', { ...en, takenBack: params<{ reason: string }>(en.takenBack) }, { de });
