import { IMAGE_URL } from 'astro:env/client';
import type { Locale } from '#contracts/common.ts';
import { imageWidths } from '#contracts/pictures.ts';
import { dayText, lineTexts, totalText } from '#domain/cart-view.ts';
import { confirmationMessages } from '#i18n/confirmation/index.ts';
import type { Confirmation } from '#stores/checkout/result.ts';
import { Picture } from '#views/picture/Picture.tsx';
import { Ticket } from '#views/ticket/Ticket.tsx';
import styles from './OrderTicket.module.scss';

/** What has been ordered: the visit, for how many, for how much. */
export function OrderTicket({ locale, order: { orderNumber, cart } }: { locale: Locale; order: Confirmation }) {
  const t = confirmationMessages(locale);
  return (
    <Ticket
      label={t.order}
      picture={<Picture url={IMAGE_URL + cart.teaserImageUrl} alt="" widths={imageWidths} sizes="(min-width: 1024px) 300px, 92vw" eager />}
      number={{ term: t.orderNumber, text: orderNumber }}
      total={{ term: t.total, text: totalText(cart, locale) }}
    >
      <p className={styles['city']}>{cart.tourCity}</p>
      <h2 className={styles['name']}>{cart.tourName}</h2>
      <p className={styles['when']}>{t.when({ day: dayText(cart, locale), time: cart.startingTime })}</p>
      <p className={styles['quiet']}>{t.venueTime}</p>
      <ul className={styles['lines']}>
        {lineTexts(cart, locale).map(({ key, quantity, label }) => (
          <li key={key}>{t.quantity({ count: quantity, label })}</li>
        ))}
      </ul>
    </Ticket>
  );
}
