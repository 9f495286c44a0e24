import type { Order } from '#contracts/bookings.ts';
import type { Locale } from '#contracts/common.ts';
import { orderMoney, type OrderMoney } from '#domain/order-money.ts';
import { guestBookingMessages } from '#i18n/guest-booking/index.ts';
import styles from './OrderFigures.module.scss';

type Figure = { term: string; amount: string; notes: string[] };

function setAsideNotes({ due, unanswered }: NonNullable<OrderMoney['setAside']>, t: ReturnType<typeof guestBookingMessages>): string[] {
  if (unanswered > 0) return [t.unanswered(unanswered), ...(due === undefined ? [] : [t.chargedAtMost({ amount: due })])];
  return [due === undefined ? t.beingReleased : t.beingCharged];
}

/** What has been charged so far, what is set aside and why, and what goes back. */
export function OrderFigures({ locale, order }: { locale: Locale; order: Order }) {
  const t = guestBookingMessages(locale);
  const { charged, setAside, back } = orderMoney(order, locale);
  const onAccount = order.bookings.some((booking) => booking.onAccount);
  const figures: Figure[] = [
    { term: onAccount ? t.chargedOnAccount : t.charged, amount: charged, notes: [] },
    ...(setAside
      ? [{ term: onAccount ? t.setAsideOnAccount : t.setAside, amount: setAside.amount, notes: setAsideNotes(setAside, t) }]
      : []),
    ...(back
      ? [
          {
            term: onAccount ? t.backOnAccount : t.back,
            amount: back.amount,
            notes: back.onItsWay === undefined ? [] : [t.onItsWay({ amount: back.onItsWay })],
          },
        ]
      : []),
  ];
  return (
    <dl className={styles['figures']} aria-label={t.money}>
      {figures.map(({ term, amount, notes }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd className={styles['amount']}>{amount}</dd>
          {notes.map((note) => (
            <dd key={note} className={styles['note']}>
              {note}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
