import type { Locale } from '#contracts/common.ts';
import type { OrderedGiftVoucher } from '#contracts/gift-vouchers.ts';
import { formatDay } from '#domain/day.ts';
import { giftOrderMessages } from '#i18n/gift-order/index.ts';

type Gift = Pick<OrderedGiftVoucher, 'recipientName' | 'recipientEmail' | 'sendOn'> & { tourName?: string | undefined };

/** How and when a gift voucher arrives. */
export function arrivalText({ recipientEmail: email, sendOn }: Gift, locale: Locale): string {
  const t = giftOrderMessages(locale);
  if (email === undefined) return t.printed;
  return sendOn === undefined ? t.mailedNow({ email }) : t.mailedOn({ email, day: formatDay(sendOn, locale, { dateStyle: 'long' }) });
}

/** For whom a gift voucher is, what it is meant for, and how it arrives. */
export function giftLines(gift: Gift, locale: Locale): string[] {
  const t = giftOrderMessages(locale);
  const { recipientName: name, tourName: tour } = gift;
  return [t.for({ name }), ...(tour === undefined ? [] : [t.forTour({ tour })]), arrivalText(gift, locale)];
}
