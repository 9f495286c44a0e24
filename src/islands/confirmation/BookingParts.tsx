import type { Locale } from '#contracts/common.ts';
import { confirmationMessages } from '#i18n/confirmation/index.ts';
import type { Booked } from '#stores/checkout/result.ts';
import { TicketFiles } from '#views/ticket/TicketFiles.tsx';
import styles from './NextSteps.module.scss';

type Props = { locale: Locale; booking: Booked };

/** Where to be, or where the shopper is fetched, and whom to call. */
export function MeetingPlace({ locale, booking: { item, pickup } }: Props) {
  const t = confirmationMessages(locale);
  const { startingPointInformation: start, vendor, startingPointEntryRequired: isPickedUp } = item;
  return (
    <>
      {isPickedUp ? (
        <>
          {pickup && (
            <p>
              <strong>{pickup.hotelName}</strong>
              <br />
              {pickup.address}
            </p>
          )}
          <p className={styles['quiet']}>{pickup ? t.pickupTime : t.pickup}</p>
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
    </>
  );
}

export const Files = ({ locale, booking }: Props) => (
  <TicketFiles vouchers={booking.vouchers} calendarUrl={booking.calendarUrl} words={confirmationMessages(locale)} />
);
