import type { Locale } from '#contracts/common.ts';
import { confirmationMessages } from '#i18n/confirmation/index.ts';
import type { Booked } from '#stores/checkout/result.ts';
import { MeetingPoint, Pickup } from '#views/ticket/Place.tsx';
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
          {pickup && <Pickup place={pickup} />}
          <p className={styles['quiet']}>{pickup ? t.pickupTime : t.pickup}</p>
        </>
      ) : (
        <MeetingPoint point={start} />
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

export function Files({ locale, booking: { vouchers, calendarUrl, waiverUrl } }: Props) {
  const t = confirmationMessages(locale);
  const waiver = waiverUrl === undefined ? undefined : { url: waiverUrl, text: t.waiver };
  return <TicketFiles vouchers={vouchers} calendarUrl={calendarUrl} waiver={waiver} words={t} />;
}
