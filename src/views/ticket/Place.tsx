import type { Booking } from '#contracts/bookings.ts';
import styles from './Place.module.scss';

type Meeting = Pick<NonNullable<Booking['startingPointInformation']>, 'title' | 'street' | 'directions'>;

/** Where guests meet. */
export const MeetingPoint = ({ point: { title, street, directions } }: { point: Meeting }) => (
  <p>
    <strong>{title}</strong>
    <br />
    {street}
    <br />
    <span className={styles['directions']}>{directions}</span>
  </p>
);

/** Where a guest is fetched. */
export const Pickup = ({ place: { hotelName, address } }: { place: NonNullable<Booking['pickup']> }) => (
  <p>
    <strong>{hotelName}</strong>
    <br />
    {address}
  </p>
);
