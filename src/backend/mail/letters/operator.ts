import type { Visit } from '../../tickets/visit.ts';
import type { Block, Letter } from '../letter.ts';
import { factsOf, placeOf, pricesOf } from './visit-blocks.ts';

export type OperatorLinks = { accept: string; decline: string };

function answersOf(visit: Visit): Block[] {
  const lines = visit.answers.map(({ question, participant, answer }) => `${question}${participant ? ` (${participant})` : ''}: ${answer}`);
  return lines.length > 0 ? [{ kind: 'section', title: 'Answers to your questions', lines }] : [];
}

/** To the operator of a tour on request, in English, the marketplace's own language. */
export function operatorLetter(visit: Visit, { accept, decline }: OperatorLinks): Letter {
  const { booker } = visit;
  return {
    locale: 'en',
    subject: `Booking request ${visit.orderNumber}: ${visit.tourName}, ${visit.shortDate}, ${visit.time}`,
    preview: 'Please answer within 24 hours.',
    heading: 'Can you take this booking?',
    blocks: [
      { kind: 'text', text: 'The seats are kept and the amount is reserved on the shopper\'s card. Without an answer within 24 hours the request is declined and the seats are free again.' },
      factsOf(visit),
      ...(visit.pickup ? [placeOf(visit)] : []),
      ...answersOf(visit),
      ...(visit.comments ? [{ kind: 'section' as const, title: 'The shopper adds', lines: [visit.comments] }] : []),
      ...(booker ? [{ kind: 'section' as const, title: 'Booked by', lines: [`${booker.firstName} ${booker.lastName}`, booker.phoneNumber, booker.email] }] : []),
      pricesOf(visit, 'Total'),
      { kind: 'buttons', buttons: [{ label: 'Accept', url: accept }, { label: 'Decline', url: decline, isQuiet: true }] },
    ],
    footer: 'You receive this mail because a shopper has booked a tour that you offer.',
  };
}
