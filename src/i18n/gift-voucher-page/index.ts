import { params } from '@nanostores/i18n';
import { defineMessages } from '../define-messages.ts';
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };

type Named = { name: string };

/** The page of a gift voucher. */
export const giftVoucherPageMessages = defineMessages(
  'gift-voucher-page',
  {
    ...en,
    titleFor: params<Named>(en.titleFor),
    from: params<Named>(en.from),
    fromAlone: params<Named>(en.fromAlone),
    poster: params<{ city: string }>(en.poster),
    expired: params<{ day: string }>(en.expired),
    usedUp: params<{ amount: string }>(en.usedUp),
  },
  { de },
);
