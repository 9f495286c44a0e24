import { params } from '@nanostores/i18n';
import { defineMessages } from '../define-messages.ts';
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };

/** What a voucher is called on an order. */
export const voucherMessages = defineMessages('voucher', { ...en, line: params<{ code: string }>(en.line) }, { de });
