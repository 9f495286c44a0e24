import { dayIn, formatDay } from '#domain/day.ts';
import { operatorMailMessages } from '#i18n/operator-mail/index.ts';
import { shoreCallMessages } from '#i18n/shore-call/index.ts';
import type { Backend } from '../../backend.ts';
import type { Block, Letter } from '../../mail/letter.ts';
import { openRequestsLink, requestUrl, suggestUrl } from '../../tickets/links.ts';
import type { Visit } from '../../tickets/visit.ts';
import { answersOf, factsOf, pricesOf, shipOf, transfersOf } from './visit-blocks.ts';

/** Where numbers of passports are read: no mail has them. */
function documentsOf({ documentsUrl: url, locale }: Visit): Block[] {
  const say = operatorMailMessages(locale);
  return url === undefined
    ? []
    : [{ kind: 'section', title: say.documentsTitle, lines: [say.documents], link: { label: say.documentsLink, url } }];
}

function bookedBy({ booker, locale }: Visit): Block[] {
  if (!booker) return [];
  const { firstName, lastName, phoneNumber, email } = booker;
  return [{ kind: 'section', title: operatorMailMessages(locale).bookedBy, lines: [`${firstName} ${lastName}`, phoneNumber, email] }];
}

/** All that an operator needs of a booking: what and when, who comes, from where or which ship, what they have said and pay. */
export function detailsForOperator(visit: Visit): Block[] {
  const say = operatorMailMessages(visit.locale);
  return [
    factsOf(visit),
    ...transfersOf(visit),
    ...shipOf(visit, shoreCallMessages(visit.locale).shipOfGuests),
    ...answersOf(visit, say.answers),
    ...documentsOf(visit),
    ...(visit.comments ? [{ kind: 'section' as const, title: say.adds, lines: [visit.comments] }] : []),
    ...bookedBy(visit),
    pricesOf(visit, say.total, say.ordered),
  ];
}

type Sender = Pick<Backend, 'config' | 'signingKey' | 'clock'>;

/** Where a request is accepted or declined, or another time suggested. */
export function answerButtons(backend: Sender, { bookingId, locale }: Visit): Block {
  const say = operatorMailMessages(locale);
  return {
    kind: 'buttons',
    buttons: [
      { label: say.accept, url: requestUrl(backend, bookingId, 'accept') },
      { label: say.suggest, url: suggestUrl(backend, bookingId), isQuiet: true },
      { label: say.decline, url: requestUrl(backend, bookingId, 'decline'), isQuiet: true },
    ],
  };
}

/** `subject` is given what names the booking in a full inbox. */
type Texts = {
  subject: (about: { order: string; tour: string; day: string; time: string }) => string;
  preview: string;
  heading: string;
  intro: string;
};

/** The way to all that waits for the operator's answer. */
function openRequestsOf(backend: Sender, { bookingId, locale, timeZone }: Visit): Block {
  const say = operatorMailMessages(locale);
  const { url, until } = openRequestsLink(backend, bookingId, backend.clock());
  const day = formatDay(dayIn(timeZone, until), locale, { dateStyle: 'long' });
  return { kind: 'section', title: say.openTitle, lines: [say.openText, say.openUntil({ day })], link: { label: say.openLink, url } };
}

/** A letter to the operator of what was booked. @param blocks what follows the introduction */
export function operatorLetter(
  backend: Sender,
  visit: Visit,
  { subject, preview, heading, intro }: Texts,
  blocks: readonly Block[],
): Letter {
  const { locale, orderNumber, tourName, shortDate, time } = visit;
  return {
    locale,
    subject: subject({ order: orderNumber, tour: tourName, day: shortDate, time }),
    preview,
    heading,
    blocks: [{ kind: 'text', text: intro }, ...blocks, openRequestsOf(backend, visit)],
    footer: operatorMailMessages(locale).footer,
  };
}
