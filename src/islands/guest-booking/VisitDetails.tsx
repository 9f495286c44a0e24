import type { Booking } from '#contracts/bookings.ts';
import type { Locale } from '#contracts/common.ts';
import { stateOf } from '#domain/guest-booking.ts';
import { mapLink } from '#domain/map-link.ts';
import { guestBookingMessages } from '#i18n/guest-booking.ts';
import { serverNow } from '#stores/clock.ts';
import { Icon } from '#ui/Icon.tsx';
import styles from './VisitDetails.module.scss';

const hasNews = (state: string): state is 'on_request' | 'declined' | 'past' => state === 'on_request' || state === 'declined' || state === 'past';

/** Tickets, the way there, and whom to call. */
export function VisitDetails({ locale, booking }: { locale: Locale; booking: Booking }) {
  const t = guestBookingMessages(locale);
  const state = stateOf(booking, new Date(serverNow()));
  const { vouchers, calendarUrl, pickup, startingPointInformation: start, vendor } = booking;
  return (
    <div className={styles['details']}>
      {hasNews(state) && <p>{t[`${state}Text`]}</p>}
      {vouchers.length > 0 && (
        <section>
          <h2 className={styles['heading']}><Icon name="ticket" size={24} /> {t.tickets}</h2>
          <ul className={styles['files']}>
            {vouchers.map(({ participantName, url }) => (
              <li key={url}><a className={styles['file']} href={url} download><Icon name="download" /> <span>{t.ticketOf({ name: participantName })}</span></a></li>
            ))}
            {calendarUrl && <li><a className={styles['file']} href={calendarUrl} download><Icon name="calendar" /> <span>{t.calendar}</span></a></li>}
          </ul>
        </section>
      )}
      {(state === 'confirmed' || state === 'on_request') && (
        <section>
          <h2 className={styles['heading']}><Icon name="pin" size={24} /> {pickup ? t.pickup : t.meetingPoint}</h2>
          {pickup
            ? <p><strong>{pickup.hotelName}</strong><br />{pickup.address}</p>
            : (
              <>
                <p><strong>{start.title}</strong><br />{start.street}<br /><span className={styles['quiet']}>{start.directions}</span></p>
                <p className={styles['link']}><a href={mapLink(start.latitude, start.longitude)}>{t.map}</a></p>
              </>
            )}
        </section>
      )}
      <section>
        <h2 className={styles['heading']}>{t.operator}</h2>
        <p>{vendor.name}</p>
        <p className={styles['link']}><a href={`tel:${vendor.phone.replaceAll(' ', '')}`}>{vendor.phone}</a></p>
      </section>
    </div>
  );
}
