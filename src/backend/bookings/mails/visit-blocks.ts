import { directions, type Direction } from '#contracts/transfers.ts';
import { shoreCallLines } from '#domain/cruises/shore-call-texts.ts';
import { mapLink } from '#domain/map-link.ts';
import { transferLines } from '#domain/transfers/told.ts';
import { bookingMailMessages } from '#i18n/booking-mail/index.ts';
import { shipPromiseMessages } from '#i18n/ship-promise/index.ts';
import { shoreCallMessages } from '#i18n/shore-call/index.ts';
import { transferMessages } from '#i18n/transfer/index.ts';
import type { Block } from '../../mail/letter.ts';
import type { Visit } from '../../tickets/visit.ts';

export function factsOf(visit: Visit): Block {
  const say = bookingMailMessages(visit.locale);
  return {
    kind: 'facts',
    facts: [
      { label: say.order, value: visit.orderNumber },
      { label: say.tour, value: visit.tourName },
      { label: say.date, value: visit.date },
      { label: say.start, value: say.localTime({ time: visit.time, city: visit.city }) },
      { label: say.duration, value: visit.duration },
      { label: say.travellers, value: visit.participants.map(({ name, label }) => `${name} (${label})`).join(', ') },
    ].filter(({ value }) => value !== ''),
  };
}

export function pricesOf(visit: Visit, totalLabel: string, title = bookingMailMessages(visit.locale).yourOrder): Block {
  return {
    kind: 'prices',
    title,
    lines: [
      ...visit.lines.map(({ quantity, label, total }) => ({ label: `${quantity} × ${label}`, amount: total })),
      ...visit.discounts.map(({ label, total }) => ({ label, amount: total })),
    ],
    total: { label: totalLabel, amount: visit.total },
  };
}

function transferOf(visit: Visit, direction: Direction): Block[] {
  const [transfer, say] = [visit[direction], bookingMailMessages(visit.locale)];
  if (!transfer) return [];
  const { latitude, longitude } = transfer;
  const isOnMap = latitude !== undefined && longitude !== undefined;
  return [
    {
      kind: 'section',
      title: say[direction],
      lines: transferLines(direction, transfer, transferMessages(visit.locale)),
      ...(isOnMap && { link: { label: say.map, url: mapLink(latitude, longitude) } }),
    },
  ];
}

/** Where guests are fetched and brought; nothing where they come and go themselves. */
export const transfersOf = (visit: Visit): Block[] => directions.flatMap((direction) => transferOf(visit, direction));

/** When guests are back at their ship; nothing where they are from none. @param title says whose it is */
export const shipOf = ({ locale, shoreCall }: Visit, title = shoreCallMessages(locale).yourShip): Block[] =>
  shoreCall ? [{ kind: 'section', title, lines: shoreCallLines(shoreCall) }] : [];

/** What is promised to guests of a ship. */
export const promiseOf = ({ locale, shoreCall }: Visit): Block[] =>
  shoreCall ? [{ kind: 'text', text: shipPromiseMessages(locale).ship_missed_call }] : [];

/** Where guests meet, or where they are fetched, and where they are brought; nothing where none is known. */
export function placesOf(visit: Visit): Block[] {
  const { locale, pickup, meetingPoint } = visit;
  const say = bookingMailMessages(locale);
  if (pickup || !meetingPoint) return transfersOf(visit);
  const { title, street, directions: way, mapUrl } = meetingPoint;
  return [
    { kind: 'section', title: say.meetingPoint, lines: [title, street, way], link: { label: say.map, url: mapUrl } },
    ...transfersOf(visit),
  ];
}

/** What was asked and answered; nothing where nothing was. */
export function answersOf({ answers }: Visit, title: string): Block[] {
  const lines = answers.map(({ question, participant, answer }) => {
    const asked = participant === undefined ? question : `${question} (${participant})`;
    return `${asked}${asked.endsWith('?') ? '' : ':'} ${answer}`;
  });
  return lines.length > 0 ? [{ kind: 'section', title, lines }] : [];
}

/** Where participants sign what they have to before the visit; nothing where nobody has to. */
export function waiverOf({ locale, waiverUrl }: Visit): Block[] {
  const say = bookingMailMessages(locale);
  return waiverUrl === undefined
    ? []
    : [{ kind: 'section', title: say.waiverTitle, lines: [say.waiver], link: { label: say.waiverLink, url: waiverUrl } }];
}

/** What is refunded until when, and where to cancel. */
export const cancellationOf = ({ locale, cancellation: { title, lines }, bookingUrl }: Visit): Block => ({
  kind: 'section',
  title,
  lines,
  link: { label: bookingMailMessages(locale).manage, url: bookingUrl },
});

export const operatorOf = ({ locale, operator }: Visit): Block => ({
  kind: 'section',
  title: bookingMailMessages(locale).operator,
  lines: [operator.name, operator.contact],
});
