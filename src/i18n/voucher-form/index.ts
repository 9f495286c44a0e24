import { params } from '@nanostores/i18n';
import { defineMessages } from '../define-messages.ts';
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };

/** What is said where the code of a voucher is typed. */
export const voucherFormMessages = defineMessages(
  'voucher-form',
  {
    ...en,
    applied: params<{ voucher: string; value: string }>(en.applied),
    appliedLeft: params<{ voucher: string; value: string; left: string }>(en.appliedLeft),
    remains: params<{ amount: string }>(en.remains),
    removeOf: params<{ voucher: string }>(en.removeOf),
    not_yet: params<{ day: string }>(en.not_yet),
    least_total: params<{ total: string }>(en.least_total),
  },
  { de },
);
