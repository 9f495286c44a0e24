import type { Locale } from '#contracts/common.ts';
import { shoreCallLines } from '#domain/cruises/shore-call-texts.ts';
import { formatMoney, type Money } from '#domain/money.ts';
import { orderNumberOf } from '#domain/order-number.ts';
import { paths } from '#domain/routes.ts';
import { transferLines } from '#domain/transfers/told.ts';
import { bookingMailMessages } from '#i18n/booking-mail/index.ts';
import { mailMessages } from '#i18n/mail/index.ts';
import { orderFileMessages } from '#i18n/order-files/index.ts';
import { orderMailMessages } from '#i18n/order-mail/index.ts';
import { transferMessages } from '#i18n/transfer/index.ts';
import type { Backend } from '../../backend.ts';
import { bookedPicture } from '../../images/booked-picture.ts';
import type { Block, Letter } from '../../mail/letter.ts';
import { send } from '../../mail/send.ts';
import type { Visit } from '../../tickets/visit.ts';
import { readBookingsOf, stands, type Booking } from '../booking.ts';
import { orderFilesOf } from '../order-files.ts';
import { inWords, payingFor, type Paying } from '../paying.ts';
import { visitOf } from '../visit.ts';
import { reservationOf } from './reservation.ts';
import { ticketFiles } from './ticket-files.ts';
import { toBooker } from './to-booker.ts';
import { promiseOf, waiverOf } from './visit-blocks.ts';

type Part = { visit: Visit; status: Booking['status'] };
type Order = {
  orderNumber: string;
  bookingUrl: string;
  total: string;
  paying: Paying;
  files: readonly Block[];
};

const isCertain = ({ status }: Pick<Part, 'status'>): boolean => status === 'confirmed';

function partOf({ visit, status }: Part): Block {
  const say = orderMailMessages(visit.locale);
  const { tourName, date, time, city, orderNumber, participants, pickup, dropOff, meetingPoint, shoreCall } = visit;
  const words = transferMessages(visit.locale);
  const meeting = meetingPoint ? [meetingPoint.title, meetingPoint.street] : [];
  const place = pickup ? transferLines('pickup', pickup, words) : meeting;
  return {
    kind: 'section',
    title: tourName,
    lines: [
      status === 'on_request' ? say.on_request({ deadline: visit.answerBy }) : say[status],
      say.when({ date, time, city }),
      place.join(', '),
      dropOff ? `${words.dropOff}: ${transferLines('dropOff', dropOff, words).join(', ')}` : '',
      ...(shoreCall ? shoreCallLines(shoreCall) : []),
      participants.map(({ name }) => name).join(', '),
      say.number({ number: orderNumber }),
    ].filter((line) => line !== ''),
    ...(!pickup && meetingPoint && { link: { label: bookingMailMessages(visit.locale).map, url: meetingPoint.mapUrl } }),
  };
}

/** What the total is of: as long as one is asked for, all that is set aside for the order; then, what still takes place. */
const countedIn = (parts: readonly Pick<Booking, 'status'>[]): typeof stands =>
  parts.some(({ status }) => status === 'on_request') ? () => true : stands;

/** What is said of the order as a whole: a mail that comes late may find that some of it has ended, of which other mails tell. */
function wordsFor(locale: Locale, parts: readonly Part[], { total, paying }: Order, name: string) {
  const say = orderMailMessages(locale);
  const account = paying.settles === 'with-booking' ? say.account({ payer: paying.account }) : undefined;
  if (parts.some(({ status }) => status === 'on_request'))
    return {
      heading: say.headingOnRequest({ name }),
      intro: say.introOnRequest,
      money: inWords(paying, {
        setAside: say.setAside({ total }),
        paid: say.paidBefore({ total }),
        onAccount: (payer) => say.account({ payer }),
      }),
    };
  if (parts.every(isCertain)) return { heading: say.heading({ name }), intro: say.intro, money: account ?? say.paid };
  return { heading: say.headingChanged({ name }), intro: say.introChanged, money: account };
}

function orderLetter(first: Visit, parts: readonly Part[], order: Order): Letter {
  const { locale } = first;
  const { orderNumber, bookingUrl, total, paying, files } = order;
  const say = orderMailMessages(locale);
  const common = bookingMailMessages(locale);
  const isOnRequest = parts.some(({ status }) => status === 'on_request');
  const asked = inWords(paying, { setAside: common.totalReserved, paid: common.totalPaid, onAccount: () => common.total });
  const isCounted = countedIn(parts);
  const { heading, intro, money } = wordsFor(locale, parts, order, first.booker?.firstName ?? '');
  return {
    locale,
    subject: say.subject({ count: parts.length, order: orderNumber }),
    preview: say.preview,
    heading,
    blocks: [
      { kind: 'text', text: intro },
      ...files,
      ...parts.flatMap((part) => [partOf(part), ...(isCertain(part) ? waiverOf(part.visit) : [])]),
      ...parts.flatMap(({ visit }) => promiseOf(visit)).slice(0, 1),
      {
        kind: 'prices',
        title: common.yourOrder,
        lines: parts.filter(isCounted).map(({ visit }) => ({ label: visit.tourName, amount: visit.total })),
        total: { label: isOnRequest ? asked : common.total, amount: total },
      },
      ...(money === undefined ? [] : [{ kind: 'text' as const, text: money }]),
      { kind: 'section', title: say.cancelTitle, lines: [say.cancel], link: { label: common.manage, url: bookingUrl } },
    ],
    footer: parts.some(isCertain) ? common.proofFooter : mailMessages(locale).footer,
  };
}

const totalOf = (ordered: readonly Booking[], { currency }: Booking): Money => ({
  amount: ordered.reduce((sum, { total }) => sum + total, 0),
  currency,
});

/** The ways to all tickets and visits at once; none where an order has no such files. */
function filesOf(backend: Backend, ordered: readonly Booking[], locale: Locale): Block[] {
  const { orderFiles } = orderFilesOf(backend, ordered);
  if (!orderFiles) return [];
  const [say, { siteUrl }] = [orderFileMessages(locale), backend.config];
  const buttons = [
    { label: say.tickets, url: siteUrl + orderFiles.ticketsUrl },
    { label: say.calendar, url: siteUrl + orderFiles.calendarUrl, isQuiet: true as const },
  ];
  return [{ kind: 'buttons', buttons }];
}

/**
 * How each booking of an order of several stands, with the tickets of those that are certain; nothing where none stands any more.
 * @param first of its bookings
 */
export async function sendOrderMail(backend: Backend, first: Booking): Promise<void> {
  const ordered = await readBookingsOf(backend.db, first.checkoutKey);
  if (!ordered.some(stands)) return;
  const parts = ordered.map((booking) => {
    const visit = visitOf(backend, booking);
    return { visit, status: booking.status, data: reservationOf(backend, booking, visit) };
  });
  const visit = visitOf(backend, first);
  const orderNumber = orderNumberOf(first.orderNumber);
  const attachments = parts.filter(isCertain).map((part) => ticketFiles(backend, part.visit));
  const letter = orderLetter(visit, parts, {
    orderNumber,
    bookingUrl: backend.config.siteUrl + paths.booking(visit.locale, orderNumber),
    total: formatMoney(totalOf(ordered.filter(countedIn(ordered)), first), visit.locale),
    paying: await payingFor(backend, first),
    files: filesOf(backend, ordered, visit.locale),
  });
  await send(backend, {
    id: `order.${first.id}`,
    to: toBooker(visit),
    letter: { ...letter, data: parts.map(({ data }) => data) },
    banner: await bookedPicture(backend, visit.picture, 'banner'),
    attachments: (await Promise.all(attachments)).flat(),
  });
}
