import type { Discount } from '#contracts/discount.ts';
import { formatDay } from '#domain/day.ts';
import { priceText } from '#domain/money.ts';
import { voucherMessages } from '#i18n/voucher/index.ts';

/** Why a voucher takes nothing off, in the shopper's words; nothing where it does. */
export function refusalText(
  { voucherStatus, leastTotal, validFrom, currencyCode = 'EUR' }: Pick<Discount, 'voucherStatus'> & Partial<Discount>,
  locale: string,
): string | undefined {
  const t = voucherMessages(locale);
  if (voucherStatus === 'valid') return undefined;
  if (voucherStatus === 'least_total') return t.least_total({ total: priceText(leastTotal ?? 0, currencyCode, locale) });
  if (voucherStatus === 'not_yet') return t.not_yet({ day: formatDay(validFrom?.slice(0, 10) ?? '', locale) });
  return t[voucherStatus];
}
