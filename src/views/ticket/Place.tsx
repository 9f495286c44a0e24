import type { Booking } from '#contracts/bookings.ts';
import type { Locale } from '#contracts/common.ts';
import type { BookedTransfer, Direction } from '#contracts/transfers.ts';
import { mapLink } from '#domain/map-link.ts';
import { toldOf } from '#domain/transfers/told.ts';
import { transferMessages } from '#i18n/transfer/index.ts';
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

type MapLinkProps = { locale: Locale; at: Pick<BookedTransfer, 'latitude' | 'longitude'> };

/** The way to it in a map; nothing where its position is not known. */
export const MapLink = ({ locale, at: { latitude, longitude } }: MapLinkProps) =>
  latitude !== undefined &&
  longitude !== undefined && (
    <p className={styles['link']}>
      <a href={mapLink(latitude, longitude)}>{transferMessages(locale).map}</a>
    </p>
  );

type TransferProps = { locale: Locale; direction: Direction; transfer: BookedTransfer };

/** Where guests are fetched or brought, when, and with which flight or ship. */
export function Transfer({ locale, direction, transfer }: TransferProps) {
  const { title, street } = transfer;
  return (
    <>
      <p>
        <strong>{title}</strong>
        {[street, ...toldOf(direction, transfer, transferMessages(locale))].filter(Boolean).map((line) => (
          <span key={line} className={styles['line']}>
            {line}
          </span>
        ))}
      </p>
      <MapLink locale={locale} at={transfer} />
    </>
  );
}
