import type { Locale } from '#contracts/common.ts';
import { dayIn, formatDay } from '#domain/day.ts';
import { lastWithdrawalDay } from '#domain/gift-voucher.ts';
import { formatMoney } from '#domain/money.ts';
import { paths } from '#domain/routes.ts';
import { withdrawalPath } from '#domain/withdrawal.ts';
import type { Backend } from '../backend.ts';
import { offeredLocale } from '../http/language.ts';
import { giftVoucherFilePath, giftVoucherPath } from '../tickets/links.ts';
import type { GiftVoucher } from './gift-voucher.ts';

/** A gift voucher in the words of its papers, in the language of its order. Addresses are absolute. */
export type Told = {
  locale: Locale;
  /** What it is worth when it is new. */
  amount: string;
  /** On which it is still valid. */
  lastDay: string;
  lastWithdrawalDay: string;
  pageUrl: string;
  fileUrl: string;
  shopUrl: string;
  withdrawalUrl: string;
};

export function toldOf({ brand, config, signingKey }: Pick<Backend, 'brand' | 'config' | 'signingKey'>, gift: GiftVoucher): Told {
  const { id, orderNumber, validUntil, createdAt } = gift;
  const locale = offeredLocale(gift.locale, brand.locales);
  const day = (date: string) => formatDay(date, locale, { dateStyle: 'long' });
  return {
    locale,
    amount: formatMoney(gift, locale),
    lastDay: day(dayIn('UTC', new Date(validUntil.getTime() - 1))),
    lastWithdrawalDay: day(lastWithdrawalDay(createdAt)),
    pageUrl: config.siteUrl + giftVoucherPath(signingKey, id),
    fileUrl: config.siteUrl + giftVoucherFilePath(signingKey, id),
    shopUrl: config.siteUrl + paths.home(locale),
    withdrawalUrl: config.siteUrl + withdrawalPath(locale, orderNumber),
  };
}
