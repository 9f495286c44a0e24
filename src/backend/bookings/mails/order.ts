import { formatMoney, type Money } from '#domain/money.ts';
import { paths } from '#domain/routes.ts';
import { bookingMailMessages } from '#i18n/booking-mail/index.ts';
import { orderMailMessages } from '#i18n/order-mail/index.ts';
import { orderNumberOf } from '#domain/order-number.ts';
import type { Backend } from '../../backend.ts';
import { posterOf } from '../../images/poster.ts';
import type { Block, Letter } from '../../mail/letter.ts';
import { send } from '../../mail/send.ts';
import type { Visit } from '../../tickets/visit.ts';
import { readBookingsOf, type Booking } from '../booking.ts';
import { payerOf } from '../payer.ts';
import { visitOf } from '../visit.ts';
import { ticketFiles } from './ticket-files.ts';
import { toBooker } from './to-booker.ts';

type Part = { visit: Visit; status: Booking['status'] };
type Order = {
  orderNumber: string;
  bookingUrl: string;
  total: string;
  /** The organisation whose account is charged, where no card is. */
  payer: string | undefined;
};

function partOf({ visit, status }: Part): Block {
  const say = orderMailMessages(visit.locale);
  const { tourName, date, time, city, orderNumber, participants, pickup, meetingPoint } = visit;
  const place = pickup ? [pickup.hotelName, pickup.address] : meetingPoint ? [meetingPoint.title, meetingPoint.street] : [];
  return {
    kind: 'section',
    title: tourName,
    lines: [
      say[status],
      say.when({ date, time, city }),
      place.join(', '),
      participants.map(({ name }) => name).join(', '),
      say.number({ number: orderNumber }),
    ].filter((line) => line !== ''),
    ...(!pickup && meetingPoint && { link: { label: bookingMailMessages(visit.locale).map, url: meetingPoint.mapUrl } }),
  };
}

function orderLetter(first: Visit, parts: readonly Part[], { orderNumber, bookingUrl, total, payer }: Order): Letter {
  const { locale } = first;
  const say = orderMailMessages(locale);
  const common = bookingMailMessages(locale);
  const isOnRequest = parts.some(({ status }) => status === 'on_request');
  const name = first.booker?.firstName ?? '';
  const count = parts.length;
  const money = isOnRequest ? say.setAside({ total }) : say.paid;
  return {
    locale,
    subject: say.subject({ count, order: orderNumber }),
    preview: say.preview,
    heading: isOnRequest ? say.headingOnRequest({ name }) : say.heading({ name }),
    blocks: [
      { kind: 'text', text: isOnRequest ? say.introOnRequest : say.intro },
      ...parts.map(partOf),
      {
        kind: 'prices',
        title: common.yourOrder,
        lines: parts.map(({ visit }) => ({ label: visit.tourName, amount: visit.total })),
        total: { label: isOnRequest && payer === undefined ? common.totalReserved : common.total, amount: total },
      },
      { kind: 'text', text: payer === undefined ? money : say.account({ payer }) },
      { kind: 'section', title: say.cancelTitle, lines: [say.cancel], link: { label: common.manage, url: bookingUrl } },
    ],
    footer: common.footer,
  };
}

const totalOf = (ordered: readonly Booking[], { currency }: Booking): Money => ({
  amount: ordered.reduce((sum, { total }) => sum + total, 0),
  currency,
});

/** How each booking of an order of several stands, with the tickets of those that are certain. @param first of its bookings */
export async function sendOrderMail(backend: Backend, first: Booking): Promise<void> {
  const ordered = await readBookingsOf(backend.db, first.checkoutKey);
  const parts = ordered.map((booking) => ({ visit: visitOf(backend, booking), status: booking.status }));
  const visit = visitOf(backend, first);
  const orderNumber = orderNumberOf(first.orderNumber);
  const files = parts.filter(({ status }) => status === 'confirmed').map((part) => ticketFiles(backend, part.visit));
  await send(backend, {
    id: `order.${first.id}`,
    to: toBooker(visit),
    letter: orderLetter(visit, parts, {
      orderNumber,
      bookingUrl: backend.config.siteUrl + paths.booking(visit.locale, orderNumber),
      total: formatMoney(totalOf(ordered, first), visit.locale),
      payer: await payerOf(backend, first),
    }),
    banner: await posterOf(backend, visit.picture, 'banner'),
    attachments: (await Promise.all(files)).flat(),
  });
}
