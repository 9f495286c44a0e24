import type { Discount } from '#contracts/discount.ts';
import { formatDay } from '#domain/day.ts';
import { priceText } from '#domain/money.ts';
import { errorText } from '#i18n/errors/index.ts';
import { voucherFormMessages } from '#i18n/voucher-form/index.ts';

type Asked = Pick<Discount, 'voucherStatus'> & Partial<Discount>;

/** Why a voucher takes nothing off, in the shopper's words; nothing where it does. */
function refusalText({ voucherStatus, leastTotal, validFrom, currencyCode = 'EUR' }: Asked, locale: string): string | undefined {
  const t = voucherFormMessages(locale);
  if (voucherStatus === 'valid') return undefined;
  if (voucherStatus === 'least_total') return t.least_total({ total: priceText(leastTotal ?? 0, currencyCode, locale) });
  if (voucherStatus === 'not_yet') return t.not_yet({ day: formatDay(validFrom?.slice(0, 10) ?? '', locale) });
  return t[voucherStatus];
}

/** What is wrong with a code that was asked for; nothing where it is valid, or not known yet. */
export function problemOf(state: { status: string; discount?: Asked; error?: { code: string } }, locale: string): string | undefined {
  if (state.error) return errorText(state.error, locale);
  return state.discount && refusalText(state.discount, locale);
}
