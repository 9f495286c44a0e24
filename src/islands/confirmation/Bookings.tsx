import { IMAGE_URL } from 'astro:env/client';
import type { Locale } from '#contracts/common.ts';
import { imageWidths } from '#contracts/pictures.ts';
import { dayText, quantitiesText } from '#domain/cart-view.ts';
import { paths } from '#domain/routes.ts';
import { confirmationMessages } from '#i18n/confirmation/index.ts';
import type { Booked, Confirmation } from '#stores/checkout/result.ts';
import { SignedHeading } from '#ui/SignedHeading.tsx';
import { Picture } from '#views/picture/Picture.tsx';
import { OrderFiles } from '#views/ticket/OrderFiles.tsx';
import { answerText } from '#views/ticket/answer-text.ts';
import { StateMark } from '#views/ticket/StateMark.tsx';
import { Files, MeetingPlace } from './BookingParts.tsx';
import { chargeText } from './charge-text.ts';
import { MoreTours, Saved } from './NextSteps.tsx';
import styles from './Bookings.module.scss';

/** An order of several: what has been charged so far, all tickets at once, and each booking: how it stands, and its tickets. */
export function Bookings({ locale, order }: { locale: Locale; order: Confirmation }) {
  const t = confirmationMessages(locale);
  return (
    <>
      <section className={styles['charge']}>
        <SignedHeading>{t.chargeTitle}</SignedHeading>
        <p role="status">{chargeText(order, locale, t)}</p>
        {!order.orderFiles && <Saved locale={locale} />}
      </section>
      {order.orderFiles && (
        <section>
          <SignedHeading icon="ticket">{t.ticketsTitle}</SignedHeading>
          <OrderFiles locale={locale} files={order.orderFiles} />
          <Saved locale={locale} />
        </section>
      )}
      {order.bookings.map((booking) => (
        <Card key={booking.orderNumber} locale={locale} order={order} booking={booking} />
      ))}
      <MoreTours locale={locale} />
    </>
  );
}

function Card({ locale, order, booking }: { locale: Locale; order: Confirmation; booking: Booked }) {
  const t = confirmationMessages(locale);
  const { orderNumber, status, item, answerBy } = booking;
  const isAhead = status === 'confirmed' || status === 'on_request';
  return (
    <article id={orderNumber} className={styles['card']} aria-labelledby={`name-${orderNumber}`} data-state={status}>
      <div className={styles['picture']}>
        <Picture url={IMAGE_URL + item.teaserImageUrl} alt="" widths={imageWidths} sizes="(min-width: 768px) 176px, 92vw" />
      </div>
      <div className={styles['head']}>
        <div className={styles['status']}>
          <StateMark state={status}>{t[`${status}Status`]}</StateMark>
        </div>
        <h2 id={`name-${orderNumber}`} className={styles['name']}>
          {item.tourName}
        </h2>
        <p className={styles['when']}>{t.when({ day: dayText(item, locale), time: item.startingTime })}</p>
        <p className={styles['quiet']}>
          {quantitiesText(item, t)}
          <br />
          {t.number({ number: orderNumber })}
        </p>
      </div>
      <div className={styles['body']}>
        <div>
          {status === 'confirmed' ? (
            <Files locale={locale} booking={booking} />
          ) : (
            <p>{answerText({ ...order, answerBy }, locale) ?? t[`${status}Text`]}</p>
          )}
          {isAhead && (
            <p className={styles['manage']}>
              <a href={paths.booking(locale, orderNumber)}>{t.manage}</a>
            </p>
          )}
        </div>
        {isAhead && (
          <div>
            <h3 className={styles['place']}>{item.startingPointEntryRequired ? t.pickupTitle : t.meetingPoint}</h3>
            <MeetingPlace locale={locale} booking={booking} />
          </div>
        )}
      </div>
    </article>
  );
}
