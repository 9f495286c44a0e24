import { params } from '@nanostores/i18n';
import { defineMessages } from '../define-messages.ts';
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };

/** What a voucher is called on an order, and what is said where its code is typed. */
export const voucherMessages = defineMessages(
  'voucher',
  {
    ...en,
    line: params<{ code: string }>(en.line),
    applied: params<{ voucher: string; value: string }>(en.applied),
    appliedLeft: params<{ voucher: string; value: string; left: string }>(en.appliedLeft),
    removeOf: params<{ voucher: string }>(en.removeOf),
    not_yet: params<{ day: string }>(en.not_yet),
    least_total: params<{ total: string }>(en.least_total),
  },
  { de },
);
