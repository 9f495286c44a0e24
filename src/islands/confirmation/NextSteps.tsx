import { useStore } from '@nanostores/react';
import type { Locale } from '#contracts/common.ts';
import { paths } from '#domain/routes.ts';
import { offlineMessages } from '#i18n/offline/index.ts';
import { confirmationMessages } from '#i18n/confirmation/index.ts';
import type { Confirmation } from '#stores/checkout/result.ts';
import { $ticketsSaved } from '#stores/my-booking/saved-tickets.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { SignedHeading } from '#ui/SignedHeading.tsx';
import { TicketFiles } from '#views/ticket/TicketFiles.tsx';
import styles from './NextSteps.module.scss';

/** What happens next: the tickets, the way there, whom to call; or how long the operator has to answer. */
export function NextSteps({ locale, order }: { locale: Locale; order: Confirmation }) {
  const t = confirmationMessages(locale);
  const offline = offlineMessages(locale);
  const isSaved = useStore($ticketsSaved);
  const { startingPointInformation: start, vendor, startingPointEntryRequired: isPickedUp } = order.cart;
  return (
    <div className={styles['next']}>
      {order.state === 'confirmed' && (
        <section className={styles['part']}>
          <SignedHeading icon="ticket">{t.ticketsTitle}</SignedHeading>
          <TicketFiles vouchers={order.vouchers} calendarUrl={order.calendarUrl} words={t} />
          {isSaved && (
            <p className={styles['saved']} role="status">
              {offline.saved} <a href={paths.offline(locale)}>{offline.savedLink}</a>
            </p>
          )}
        </section>
      )}
      {order.state === 'on_request' && (
        <section className={styles['part']}>
          <SignedHeading icon="hourglass">{t.nextTitle}</SignedHeading>
          <ol className={styles['steps']}>
            <li>{t.request1}</li>
            <li>{t.request2}</li>
            <li>{order.onAccount ? t.request3OnAccount : t.request3}</li>
          </ol>
        </section>
      )}
      {(order.state === 'confirmed' || order.state === 'on_request') && (
        <section className={styles['part']}>
          <SignedHeading icon="pin">{isPickedUp ? t.pickupTitle : t.meetingPoint}</SignedHeading>
          {isPickedUp ? (
            <>
              {order.pickup && (
                <p>
                  <strong>{order.pickup.hotelName}</strong>
                  <br />
                  {order.pickup.address}
                </p>
              )}
              <p className={styles['quiet']}>{order.pickup ? t.pickupTime : t.pickup}</p>
            </>
          ) : (
            <p>
              <strong>{start.title}</strong>
              <br />
              {start.street}
              <br />
              <span className={styles['quiet']}>{start.directions}</span>
            </p>
          )}
          <p className={styles['vendor']}>
            {t.operator({ name: vendor.name })}
            {vendor.phone && (
              <>
                {' '}
                <a href={`tel:${vendor.phone.replaceAll(' ', '')}`}>{vendor.phone}</a>
              </>
            )}
          </p>
        </section>
      )}
      <p className={styles['vendor']}>
        <a href={paths.booking(locale, order.orderNumber)}>{t.manage}</a>
      </p>
      <p>
        <ButtonLink look="secondary" href={paths.listing(locale)}>
          {t.more}
        </ButtonLink>
      </p>
    </div>
  );
}
