import type { Visit } from '../../tickets/visit.ts';
import type { Letter } from '../letter.ts';
import { words } from '../words.ts';
import { cancellationOf, factsOf, operatorOf, placeOf, pricesOf } from './visit-blocks.ts';

export function ticketLetter(visit: Visit): Letter {
  const say = words[visit.locale];
  return {
    locale: visit.locale,
    subject: say.ticket.subject(visit.tourName, visit.orderNumber),
    preview: say.ticket.preview(visit.date, visit.time),
    heading: say.ticket.heading(visit.booker?.firstName ?? ''),
    blocks: [
      { kind: 'text', text: say.ticket.intro(visit.participants.length) },
      factsOf(visit),
      placeOf(visit),
      operatorOf(visit),
      pricesOf(visit, say.total),
      cancellationOf(visit),
      { kind: 'text', text: say.ticket.calendar },
    ],
    footer: say.footer,
  };
}
