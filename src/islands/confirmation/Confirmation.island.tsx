/** Must be an island: the order is known to this tab alone. */
import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { Locale } from '#contracts/common.ts';
import { paths } from '#domain/routes.ts';
import { stateOf } from '#domain/order-state.ts';
import { confirmationMessages, type ConfirmationTexts } from '#i18n/confirmation/index.ts';
import { watchPurchase } from '#stores/checkout/report-order.ts';
import { $confirmation, refreshConfirmation } from '#stores/checkout/result.ts';
import { saveTickets } from '#stores/my-booking/saved-tickets.ts';
import { forgetLastOrder } from '#stores/trip/ordered.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import { useLate } from '#ui/use-late.ts';
import { StateMark } from '#views/ticket/StateMark.tsx';
import { Bookings } from './Bookings.tsx';
import type { GiftConfirmation } from './GiftOrder.tsx';
import { headText } from './head-text.ts';
import { NextSteps } from './NextSteps.tsx';
import { OrderTicket } from './OrderTicket.tsx';
import styles from './Confirmation.module.scss';

const Waiting = ({ t }: { t: ConfirmationTexts }) => (
  <div className={`page ${styles['frame']}`} aria-busy="true">
    <p role="status" className={styles['lead']}>
      {t.loading}
    </p>
  </div>
);

const loadGift = () => import('./GiftOrder.tsx');

/** Few orders are one. Where its script does not arrive, the page says that the order is placed all the same. */
function LateGift({ locale, order, t }: { locale: Locale; order: GiftConfirmation; t: ConfirmationTexts }) {
  const [module, call] = useLate(loadGift);
  useEffect(call, [call]);
  if (module) return <module.GiftOrder locale={locale} order={order} frame={styles} />;
  if (module === undefined) return <Waiting t={t} />;
  return (
    <div className={`page ${styles['frame']} ${styles['empty']}`}>
      <h1>{t.confirmedKicker}</h1>
      <p className={styles['lead']}>{`${t.orderNumber} ${order.orderNumber}`}</p>
      <Button onClick={call}>{t.retry}</Button>
    </div>
  );
}

export default function Confirmation({ locale }: { locale: Locale }) {
  const t = confirmationMessages(locale);
  const isHydrated = useHydrated();
  const order = useStore($confirmation, { ssr: 'initial' });
  useEffect(() => {
    void refreshConfirmation();
  }, []);
  useEffect(() => {
    if (order) void saveTickets(order);
    forgetLastOrder();
  }, [order]);
  useEffect(watchPurchase, []);

  if (!isHydrated) return <Waiting t={t} />;
  if (!order) {
    return (
      <div className={`page ${styles['frame']} ${styles['empty']}`}>
        <h1>{t.emptyTitle}</h1>
        <p className={styles['lead']}>{t.empty}</p>
        <ButtonLink href={paths.home(locale)}>{t.emptyLink}</ButtonLink>
      </div>
    );
  }
  if (order.giftVoucher) return <LateGift locale={locale} order={{ ...order, giftVoucher: order.giftVoucher }} t={t} />;
  const { kicker, title, lead } = headText(order, t);
  const [only, ...others] = order.bookings;
  return (
    <div className={`page ${styles['frame']}`}>
      <div className={styles['head']}>
        <div className={styles['kicker']}>
          <StateMark state={stateOf(order)}>{kicker}</StateMark>
        </div>
        <h1 className={styles['title']}>{title}</h1>
        <p className={styles['lead']}>{lead}</p>
      </div>
      <OrderTicket locale={locale} order={order} />
      {only && others.length === 0 ? (
        <NextSteps locale={locale} order={order} booking={only} />
      ) : (
        <Bookings locale={locale} order={order} />
      )}
    </div>
  );
}
