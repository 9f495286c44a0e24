import { IMAGE_URL } from 'astro:env/client';
import type { UserBooking } from '#contracts/user-bookings.ts';
import type { Locale } from '#contracts/common.ts';
import type { BookedTransfer } from '#contracts/transfers.ts';
import { imageWidths } from '#contracts/pictures.ts';
import { totalText } from '#domain/cart-view.ts';
import { formatDay } from '#domain/day.ts';
import { priceText } from '#domain/money.ts';
import { namedTickets } from '#domain/ticket-names.ts';
import { paths } from '#domain/routes.ts';
import type { BookingGroup } from '#domain/user-bookings.ts';
import { dashboardMessages } from '#i18n/dashboard/index.ts';
import { openOwnBooking } from '#stores/my-booking/booking-access.ts';
import { Icon } from '#ui/Icon.tsx';
import { Picture } from '#views/picture/Picture.tsx';
import { answerText } from '#views/ticket/answer-text.ts';
import { ShoreCall } from '#views/ticket/ShoreCall.tsx';
import { SuggestedTime } from '#views/ticket/SuggestedTime.tsx';
import { StateMark } from '#views/ticket/StateMark.tsx';
import styles from './BookingCard.module.scss';

type Texts = ReturnType<typeof dashboardMessages>;

type Props = {
  locale: Locale;
  booking: UserBooking;
  group: BookingGroup;
  /** One of several in an order: it says itself how it stands. */
  isPart?: boolean;
};

/** One booking: the visit, where to meet, and what can be done with it. */
export function BookingCard({ locale, booking, group, isPart = false }: Props) {
  const t = dashboardMessages(locale);
  const { tour, tourName, queryDate, startingTime, orderNumber, participants, shoreCall } = booking;
  const isAhead = group === 'upcoming' || group === 'on_request';
  const Name = isPart ? 'h5' : 'h4';
  return (
    <article className={styles['card']} aria-labelledby={`order-${orderNumber}`}>
      {tour && (
        <div className={styles['picture']}>
          <Picture url={IMAGE_URL + tour.teaserImageUrl} alt="" widths={imageWidths} sizes="(min-width: 768px) 220px, 92vw" />
        </div>
      )}
      <div className={styles['visit']}>
        {isPart && <StateMark state={group === 'past' ? group : booking.status}>{stateText(booking, group, t)}</StateMark>}
        {tour && <p className={styles['city']}>{tour.tourCity}</p>}
        <Name id={`order-${orderNumber}`} className={styles['name']}>
          {tourName}
        </Name>
        <p className={styles['when']}>{t.when({ day: formatDay(queryDate, locale), time: startingTime })}</p>
        <p>{t.travellers({ names: participants.map(({ name }) => name).join(', ') })}</p>
        {group === 'upcoming' && <Places t={t} booking={booking} />}
        {isAhead && shoreCall && (
          <div>
            <p>
              <strong>{shoreCall.ship}</strong>
            </p>
            <ShoreCall shoreCall={shoreCall} />
          </div>
        )}
        {group === 'on_request' && <Answer locale={locale} booking={booking} />}
        {group === 'cancelled' && <p>{endText(booking, locale)}</p>}
        <p className={styles['quiet']}>
          {(isPart ? t.booking : t.order)({ number: orderNumber })} · {totalText(booking, locale)}
        </p>
        <Actions locale={locale} booking={booking} isAhead={isAhead} />
      </div>
    </article>
  );
}

const stateText = ({ status }: UserBooking, group: BookingGroup, t: Texts): string =>
  group === 'past' ? t.pastState : t[`${status}State`];

/** How it ended, and what is back on the gift voucher that had paid for it. */
function endText({ status, voucherAmount, currencyCode }: UserBooking, locale: Locale): string {
  const t = dashboardMessages(locale);
  const end = status === 'declined' ? t.declinedText : t.cancelledText;
  return voucherAmount === undefined ? end : `${end} ${t.voucherBack({ amount: priceText(voucherAmount, currencyCode, locale) })}`;
}

/** What the operator has yet to answer, or suggests. */
function Answer({ locale, booking }: Pick<Props, 'locale' | 'booking'>) {
  const { suggestedTime, answerBy } = booking;
  if (suggestedTime) return <SuggestedTime locale={locale} suggestedTime={suggestedTime} answerBy={answerBy} />;
  return <p>{answerText(booking, locale) ?? dashboardMessages(locale).on_requestText}</p>;
}

const lineOf = ({ street, time }: BookedTransfer): string => [street, time].flatMap((part) => (part ? [`, ${part}`] : [])).join('');

/** Where the shopper is fetched, or where to be, and where they are brought. */
function Places({ t, booking: { pickup, dropOff, tour } }: { t: Texts; booking: UserBooking }) {
  const start = tour?.startingPointInformation;
  return (
    <>
      {pickup && (
        <p>
          {t.pickup} <strong>{pickup.title}</strong>
          {lineOf(pickup)}
        </p>
      )}
      {!pickup && start && (
        <p>
          {t.meetingPoint} <strong>{start.title}</strong>, {start.street}
        </p>
      )}
      {dropOff && (
        <p>
          {t.dropOff} <strong>{dropOff.title}</strong>
          {lineOf(dropOff)}
        </p>
      )}
    </>
  );
}

function Actions({
  locale,
  booking: { orderNumber, vouchers, calendarUrl, tour },
  isAhead,
}: Omit<Props, 'group' | 'isPart'> & { isAhead: boolean }) {
  const t = dashboardMessages(locale);
  return (
    <ul className={styles['actions']}>
      {namedTickets(vouchers).map(({ name, url }) => (
        <li key={url}>
          <a href={url} download>
            <Icon name="ticket" /> {t.ticketOf({ name })}
          </a>
        </li>
      ))}
      {calendarUrl && (
        <li>
          <a href={calendarUrl} download>
            <Icon name="calendar" /> {t.calendar}
          </a>
        </li>
      )}
      {tour && (
        <li>
          <a href={paths.tour(locale, tour.normalizedUrlPath)}>
            <Icon name="pin" /> {t.toTour}
          </a>
        </li>
      )}
      {isAhead && (
        <li>
          <a href={paths.booking(locale, orderNumber)} onClick={() => openOwnBooking(orderNumber)}>
            <Icon name="info" /> {t.cancel}
          </a>
        </li>
      )}
    </ul>
  );
}
