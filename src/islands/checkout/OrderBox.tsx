import type { ReactNode } from 'react';
import type { Locale } from '#contracts/common.ts';
import type { Cart } from '#domain/cart.ts';
import { cancellationText, dayText, lineTexts, totalText } from '#domain/cart-view.ts';
import { cancellationMessages } from '#i18n/cancellation/index.ts';
import { checkoutMessages } from '#i18n/checkout/index.ts';
import { serverNow } from '#stores/browser/clock.ts';
import styles from './OrderBox.module.scss';

type Props = {
  locale: Locale;
  cart: Cart;
  /** What is said about money where no card is charged. */
  charge?: { note: string; onRequest: string };
  children: ReactNode;
};

/** § 312j (2) BGB: what is ordered, when it is and what it costs, straight above the button (`children`). */
export function OrderBox({ locale, cart, charge, children }: Props) {
  const t = checkoutMessages(locale);
  const total = totalText(cart, locale);
  const cancellation = cancellationText(cart, new Date(serverNow()), locale, cancellationMessages(locale));
  return (
    <section className={styles['box']} aria-label={t.reviewTitle}>
      {cart.requireBookingApproval && (
        <div className={styles['onRequest']}>
          <p>
            <strong>{t.onRequestTitle}</strong>
          </p>
          <p>{charge?.onRequest ?? t.onRequestText}</p>
        </div>
      )}
      <h2 className={styles['name']}>{cart.tourName}</h2>
      <p>{t.when({ day: dayText(cart, locale), time: cart.startingTime })}</p>
      <p>
        {lineTexts(cart, locale)
          .map((line) => t.quantity({ count: line.quantity, label: line.label }))
          .join(', ')}
      </p>
      {cancellation && <p className={styles['cancellation']}>{cancellation}</p>}
      <p className={styles['total']}>
        <span>{t.total}</span> <strong>{total}</strong>
      </p>
      {children}
      <p className={styles['note']}>
        {charge?.note ?? (cart.requireBookingApproval ? t.orderNoteOnRequest({ total }) : t.orderNote({ total }))}
      </p>
    </section>
  );
}
