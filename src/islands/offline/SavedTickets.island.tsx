/** Must be an island: only this device knows what it has stored. */
import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { Locale } from '#contracts/common.ts';
import { formatDay } from '#domain/day.ts';
import { namedTickets } from '#domain/ticket-names.ts';
import type { SavedOrder, SavedTicket } from '#domain/saved-ticket.ts';
import { offlineMessages } from '#i18n/offline/index.ts';
import { orderFileMessages } from '#i18n/order-files/index.ts';
import { $savedOrders, $savedTickets, forgetTickets, loadTickets } from '#stores/my-booking/saved-tickets.ts';
import { Icon } from '#ui/Icon.tsx';
import { ShoreCall } from '#views/ticket/ShoreCall.tsx';
import styles from './SavedTickets.module.scss';

function Ticket({ locale, ticket }: { locale: Locale; ticket: SavedTicket }) {
  const t = offlineMessages(locale);
  const { startingPointInformation: start, vendor, shoreCall } = ticket;
  return (
    <li className={styles['ticket']}>
      <p className={styles['city']}>{ticket.tourCity}</p>
      <h3>{ticket.tourName}</h3>
      <p className={styles['when']}>{t.when({ day: formatDay(ticket.queryDate, locale), time: ticket.startingTime })}</p>
      <p>{t.order({ number: ticket.orderNumber })}</p>
      {ticket.isPickedUp ? (
        <p>
          {t.pickup}{' '}
          {ticket.pickup && (
            <>
              <strong>{ticket.pickup.title}</strong>
              {[ticket.pickup.street, ticket.pickup.time].filter(Boolean).map((part) => `, ${part}`)}
            </>
          )}
        </p>
      ) : (
        <p>
          {t.meetingPoint} <strong>{start.title}</strong>, {start.street}. {start.directions}
        </p>
      )}
      {shoreCall && (
        <>
          <p>
            <strong>{shoreCall.ship}</strong>
          </p>
          <ShoreCall shoreCall={shoreCall} />
        </>
      )}
      <p>
        {t.operator({ name: vendor.name })} <a href={`tel:${vendor.phone.replaceAll(' ', '')}`}>{vendor.phone}</a>
      </p>
      <ul className={styles['files']}>
        {namedTickets(ticket.vouchers).map(({ name, url }) => (
          <li key={url}>
            <a href={url}>
              <Icon name="ticket" /> {t.ticketOf({ name })}
            </a>
          </li>
        ))}
      </ul>
      <button type="button" className={styles['forget']} onClick={() => void forgetTickets(ticket)}>
        {t.forget}
      </button>
    </li>
  );
}

function Order({ locale, order: { orderNumber, ticketsUrl, calendarUrl } }: { locale: Locale; order: SavedOrder }) {
  const t = orderFileMessages(locale);
  return (
    <li className={styles['ticket']}>
      <h3>{offlineMessages(locale).order({ number: orderNumber })}</h3>
      <ul className={styles['files']}>
        <li>
          <a href={ticketsUrl}>
            <Icon name="ticket" /> {t.tickets}
          </a>
        </li>
        <li>
          <a href={calendarUrl}>
            <Icon name="calendar" /> {t.calendar}
          </a>
        </li>
      </ul>
    </li>
  );
}

export default function SavedTickets({ locale }: { locale: Locale }) {
  const t = offlineMessages(locale);
  const tickets = useStore($savedTickets);
  const orders = useStore($savedOrders);
  useEffect(() => {
    void loadTickets();
  }, []);
  if (tickets === null) return <p role="status">{t.loading}</p>;
  if (tickets.length === 0) return <p>{t.none}</p>;
  return (
    <ul className={styles['tickets']}>
      {orders.map((order) => (
        <Order key={order.orderNumber} locale={locale} order={order} />
      ))}
      {tickets.map((ticket) => (
        <Ticket key={ticket.orderNumber} locale={locale} ticket={ticket} />
      ))}
    </ul>
  );
}
