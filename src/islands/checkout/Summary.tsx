import { useId, useState } from 'react';
import { IMAGE_URL } from 'astro:env/client';
import type { Locale } from '#contracts/common.ts';
import { imageWidths } from '#contracts/pictures.ts';
import type { Cart } from '#domain/cart.ts';
import { dayText, lineTexts, totalText } from '#domain/cart-view.ts';
import { checkoutMessages } from '#i18n/checkout/index.ts';
import { Icon } from '#ui/Icon.tsx';
import { Picture } from '#views/picture/Picture.tsx';
import { TimeLeft } from './TimeLeft.tsx';
import styles from './Summary.module.scss';

/** What is being bought and what it costs: beside the form on a desk, a bar that unfolds on a phone; the total always in view. */
export function Summary({ locale, cart }: { locale: Locale; cart: Cart | undefined }) {
  const t = checkoutMessages(locale);
  const [isOpen, setOpen] = useState(false);
  const panel = useId();
  return (
    <section className={styles['summary']} aria-label={t.summary}>
      {cart && (
        <>
          <button type="button" className={styles['bar']} aria-expanded={isOpen} aria-controls={panel} onClick={() => setOpen(!isOpen)}>
            <span className={styles['what']}>
              <span className={styles['barName']}>{cart.tourName}</span>
              <TimeLeft locale={locale} short />
            </span>
            <strong className={styles['barTotal']}>{totalText(cart, locale)}</strong>
            <Icon name="chevron-right" className={styles['chevron']} />
            <span className="visually-hidden">{isOpen ? t.hideSummary : t.showSummary}</span>
          </button>
          <div id={panel} className={styles['panel']} data-open={isOpen}>
            <Ticket locale={locale} cart={cart} />
          </div>
        </>
      )}
    </section>
  );
}

function Ticket({ locale, cart }: { locale: Locale; cart: Cart }) {
  const t = checkoutMessages(locale);
  return (
    <>
      <div className={styles['picture']}>
        <Picture url={IMAGE_URL + cart.teaserImageUrl} alt="" widths={imageWidths} sizes="384px" eager />
      </div>
      <div className={styles['facts']}>
        <p className={styles['city']}>
          {cart.tourCity}
          {cart.requireBookingApproval && <span className={styles['badge']}>{t.onRequest}</span>}
        </p>
        <p className={styles['name']}>{cart.tourName}</p>
        <p className={styles['when']}>{t.when({ day: dayText(cart, locale), time: cart.startingTime })}</p>
        <p className={styles['quiet']}>{t.venueTime}</p>
      </div>
      <div className={styles['prices']}>
        <ul className={styles['lines']}>
          {lineTexts(cart, locale).map((line) => (
            <li key={line.key} className={styles['line']}>
              <span>{t.quantity({ count: line.quantity, label: line.label })}</span>
              <span>{line.total}</span>
            </li>
          ))}
        </ul>
        <p className={styles['total']}>
          <span>{t.total}</span> <strong>{totalText(cart, locale)}</strong>
        </p>
        <TimeLeft locale={locale} />
      </div>
    </>
  );
}
