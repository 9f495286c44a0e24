import { count } from '@nanostores/i18n';
import { defineMessages } from '../define-messages.ts';
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };

export const wishlistPageMessages = defineMessages('wishlist-page', { ...en, saved: count(en.saved), gone: count(en.gone) }, { de });
