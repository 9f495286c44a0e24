import type { Order } from '#contracts/bookings.ts';
import type { Locale } from '#contracts/common.ts';
import { orderMoney, type OrderMoney } from '#domain/order-money.ts';
import { guestBookingMessages } from '#i18n/guest-booking/index.ts';
import styles from './OrderFigures.module.scss';

type Texts = ReturnType<typeof guestBookingMessages>;
type Figure = { term: string; amount: string; note?: string };

function setAsideNote({ due, unanswered }: NonNullable<OrderMoney['setAside']>, t: Texts): string {
  if (unanswered > 0) return [t.unanswered(unanswered), due === undefined ? '' : t.chargedAtMost({ amount: due })].join(' ').trim();
  return due === undefined ? t.beingReleased : t.beingCharged;
}

const backNote = ({ amount, onItsWay }: NonNullable<OrderMoney['back']>, t: Texts): string | undefined => {
  if (onItsWay === undefined) return undefined;
  return onItsWay === amount ? t.allOnItsWay : t.onItsWay({ amount: onItsWay });
};

function figuresOf({ charged, setAside, back }: OrderMoney, onAccount: boolean, t: Texts): Figure[] {
  const figures: Figure[] = [{ term: onAccount ? t.chargedOnAccount : t.charged, amount: charged }];
  if (setAside)
    figures.push({ term: onAccount ? t.setAsideOnAccount : t.setAside, amount: setAside.amount, note: setAsideNote(setAside, t) });
  const note = back && backNote(back, t);
  if (back) figures.push({ term: onAccount ? t.backOnAccount : t.back, amount: back.amount, ...(note !== undefined && { note }) });
  return figures;
}

/** What has been charged so far, what is set aside and why, and what goes back. */
export function OrderFigures({ locale, order }: { locale: Locale; order: Order }) {
  const t = guestBookingMessages(locale);
  const onAccount = order.bookings.some((booking) => booking.onAccount);
  return (
    <dl className={styles['figures']}>
      {figuresOf(orderMoney(order, locale), onAccount, t).map(({ term, amount, note }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd className={styles['amount']}>{amount}</dd>
          {note !== undefined && <dd className={styles['note']}>{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
