import { IMAGE_URL } from 'astro:env/client';
import type { Locale } from '#contracts/common.ts';
import { imageWidths } from '#contracts/pictures.ts';
import type { CartItem } from '#domain/cart.ts';
import { dayText, lineTexts, sumText } from '#domain/cart-view.ts';
import { confirmationMessages } from '#i18n/confirmation/index.ts';
import { voucherMessages } from '#i18n/voucher/index.ts';
import type { Booked, Confirmation } from '#stores/checkout/result.ts';
import { Picture } from '#views/picture/Picture.tsx';
import { Ticket } from '#views/ticket/Ticket.tsx';
import styles from './OrderTicket.module.scss';

/** What has been ordered: the visit, for how many, for how much; of several the trip. */
export function OrderTicket({ locale, order }: { locale: Locale; order: Confirmation }) {
  const t = confirmationMessages(locale);
  const items = order.bookings.map(({ item }) => item);
  const [only, ...others] = items;
  const isOne = only && others.length === 0;
  return (
    <Ticket
      label={t.order}
      picture={
        isOne && <Picture url={IMAGE_URL + only.teaserImageUrl} alt="" widths={imageWidths} sizes="(min-width: 1024px) 300px, 92vw" eager />
      }
      number={{ term: t.orderNumber, text: order.orderNumber }}
      total={{ term: t.total, text: sumText(items, order.currencyCode, locale) }}
    >
      {isOne ? <Visit locale={locale} item={only} /> : <Trip locale={locale} bookings={order.bookings} />}
    </Ticket>
  );
}

function Visit({ locale, item }: { locale: Locale; item: CartItem }) {
  const t = confirmationMessages(locale);
  return (
    <>
      <p className={styles['city']}>{item.tourCity}</p>
      <h2 className={styles['name']}>{item.tourName}</h2>
      <p className={styles['when']}>{t.when({ day: dayText(item, locale), time: item.startingTime })}</p>
      <p className={styles['quiet']}>{t.venueTime}</p>
      <ul className={styles['lines']}>
        {lineTexts(item, locale, { quantity: t.quantity, voucher: voucherMessages(locale).line }).map(({ key, text }) => (
          <li key={key}>{text}</li>
        ))}
      </ul>
    </>
  );
}

/** Each thing of the trip, and the way to what became of it. */
function Trip({ locale, bookings }: { locale: Locale; bookings: readonly Booked[] }) {
  const t = confirmationMessages(locale);
  return (
    <>
      <h2 className={styles['name']}>{t.trip}</h2>
      <ol className={styles['trip']}>
        {bookings.map(({ orderNumber, status, item }) => (
          <li key={orderNumber} data-state={status}>
            <a href={`#${orderNumber}`}>{item.tourName}</a>
            <span className={styles['quiet']}>{t.when({ day: dayText(item, locale), time: item.startingTime })}</span>
          </li>
        ))}
      </ol>
    </>
  );
}
