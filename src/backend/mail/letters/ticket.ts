import type { Visit } from '../../tickets/visit.ts';
import type { Letter } from '../letter.ts';
import { billedWords } from '../billed-words.ts';
import { words } from '../words.ts';
import { cancellationOf, factsOf, operatorOf, placeOf, pricesOf } from './visit-blocks.ts';

/** @param payer the organisation whose account is charged, where no card is */
export function ticketLetter(visit: Visit, payer?: string): Letter {
  const say = words[visit.locale];
  const billed = billedWords[visit.locale];
  return {
    locale: visit.locale,
    subject: say.ticket.subject(visit.tourName, visit.orderNumber),
    preview: say.ticket.preview(visit.date, visit.time),
    heading: say.ticket.heading(visit.booker?.firstName ?? ''),
    blocks: [
      { kind: 'text', text: (payer === undefined ? say.ticket.intro : billed.confirmed)(visit.participants.length) },
      factsOf(visit),
      placeOf(visit),
      operatorOf(visit),
      pricesOf(visit, say.total),
      ...(payer === undefined ? [] : [{ kind: 'text' as const, text: billed.charged(payer) }]),
      cancellationOf(visit),
      { kind: 'text', text: say.ticket.calendar },
    ],
    footer: say.footer,
  };
}
