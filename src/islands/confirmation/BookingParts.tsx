import type { Locale } from '#contracts/common.ts';
import { confirmationMessages } from '#i18n/confirmation/index.ts';
import { transferMessages } from '#i18n/transfer/index.ts';
import type { Booked } from '#stores/checkout/result.ts';
import { MeetingPoint, Transfer } from '#views/ticket/Place.tsx';
import { ShoreCall } from '#views/ticket/ShoreCall.tsx';
import { TicketFiles } from '#views/ticket/TicketFiles.tsx';
import styles from './NextSteps.module.scss';

type Props = { locale: Locale; booking: Booked };

/** Where to be, or where the shopper is fetched, when they are back at their ship, and whom to call. */
export function MeetingPlace({ locale, booking: { item, pickup, dropOff, shoreCall } }: Props) {
  const t = confirmationMessages(locale);
  const { startingPointInformation: start, vendor, startingPointEntryRequired: isPickedUp } = item;
  return (
    <>
      {isPickedUp ? (
        <>
          {pickup && <Transfer locale={locale} direction="pickup" transfer={pickup} />}
          {pickup?.time === undefined && <p className={styles['quiet']}>{t.pickupTime}</p>}
        </>
      ) : (
        <MeetingPoint point={start} />
      )}
      {dropOff && (
        <>
          <h3 className={styles['then']}>{transferMessages(locale).dropOff}</h3>
          <Transfer locale={locale} direction="dropOff" transfer={dropOff} />
        </>
      )}
      {shoreCall && (
        <>
          <h3 className={styles['then']}>{shoreCall.ship}</h3>
          <ShoreCall shoreCall={shoreCall} />
        </>
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
