import type { Booking } from '#contracts/bookings.ts';
import type { Locale } from '#contracts/common.ts';
import { stateOf } from '#domain/guest-booking.ts';
import { mapLink } from '#domain/map-link.ts';
import { priceText } from '#domain/money.ts';
import { guestBookingMessages } from '#i18n/guest-booking/index.ts';
import { transferMessages } from '#i18n/transfer/index.ts';
import { serverNow } from '#stores/browser/clock.ts';
import { SignedHeading } from '#ui/SignedHeading.tsx';
import { answerText } from '#views/ticket/answer-text.ts';
import { MeetingPoint, Transfer } from '#views/ticket/Place.tsx';
import { ShoreCall } from '#views/ticket/ShoreCall.tsx';
import { SuggestedTime } from '#views/ticket/SuggestedTime.tsx';
import { TicketFiles } from '#views/ticket/TicketFiles.tsx';
import type { DetailProps } from './BookingDetails.tsx';
import styles from './VisitDetails.module.scss';

const hasNews = (state: string): state is 'on_request' | 'declined' | 'past' =>
  state === 'on_request' || state === 'declined' || state === 'past';

/** What of a declined booking is back on its gift voucher. */
const backText = ({ voucherAmount, currencyCode }: Booking, locale: Locale): string =>
  voucherAmount ? guestBookingMessages(locale).refundVoucher({ amount: priceText(voucherAmount, currencyCode, locale) }) : '';

/** Tickets, the way there and back to the ship, and whom to call. */
export function VisitDetails({ locale, booking, level }: DetailProps) {
  const t = guestBookingMessages(locale);
  const state = stateOf(booking, new Date(serverNow()));
  const {
    vouchers,
    calendarUrl,
    waiverUrl,
    waiversMissing = 0,
    pickup,
    dropOff,
    shoreCall,
    changesUrl,
    startingPointInformation: start,
    vendor,
  } = booking;
  const isAhead = state === 'confirmed' || state === 'on_request';
  const waiver = waiverUrl === undefined ? undefined : { url: waiverUrl, text: waiversMissing > 0 ? t.unsigned(waiversMissing) : t.signed };
  return (
    <div className={styles['details']}>
      {booking.suggestedTime ? (
        <SuggestedTime locale={locale} suggestedTime={booking.suggestedTime} answerBy={booking.answerBy} />
      ) : (
        hasNews(state) && <p>{[answerText(booking, locale) ?? t[`${state}Text`], backText(booking, locale)].join(' ').trim()}</p>
      )}
      {vouchers.length > 0 && (
        <section>
          <SignedHeading icon="ticket" level={level}>
            {t.tickets}
          </SignedHeading>
          <TicketFiles vouchers={vouchers} calendarUrl={calendarUrl} waiver={waiver} words={t} />
        </section>
      )}
      {isAhead && (pickup ?? start) && (
        <section>
          <SignedHeading icon="pin" level={level}>
            {pickup ? transferMessages(locale).pickup : t.meetingPoint}
          </SignedHeading>
          {pickup ? (
            <Transfer locale={locale} direction="pickup" transfer={pickup} />
          ) : start ? (
            <>
              <MeetingPoint point={start} />
              <p className={styles['link']}>
                <a href={mapLink(start.latitude, start.longitude)}>{t.map}</a>
              </p>
            </>
          ) : null}
        </section>
      )}
      {isAhead && dropOff && (
        <section>
          <SignedHeading icon="pin" level={level}>
            {transferMessages(locale).dropOff}
          </SignedHeading>
          <Transfer locale={locale} direction="dropOff" transfer={dropOff} />
        </section>
      )}
      {isAhead && shoreCall && (
        <section>
          <SignedHeading icon="clock" level={level}>
            {shoreCall.ship}
          </SignedHeading>
          <ShoreCall shoreCall={shoreCall} />
        </section>
      )}
      {changesUrl !== undefined && (
        <p className={styles['link']}>
          <a href={changesUrl}>{t.changes}</a>
        </p>
      )}
      <section>
        <SignedHeading level={level}>{t.operator}</SignedHeading>
        <p>{vendor.name}</p>
        <p className={styles['link']}>
          {vendor.phone ? (
            <a href={`tel:${vendor.phone.replaceAll(' ', '')}`}>{vendor.phone}</a>
          ) : (
            <a href={`mailto:${vendor.email}`}>{vendor.email}</a>
          )}
        </p>
      </section>
    </div>
  );
}
