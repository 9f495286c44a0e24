import type { Visit } from '../../tickets/visit.ts';
import type { Letter } from '../letter.ts';
import { words } from '../words.ts';
import { cancellationOf, factsOf, operatorOf, pricesOf } from './visit-blocks.ts';

/** To the shopper, while the operator has yet to answer. */
export function requestLetter(visit: Visit): Letter {
  const say = words[visit.locale];
  return {
    locale: visit.locale,
    subject: say.request.subject(visit.tourName, visit.orderNumber),
    preview: say.request.preview,
    heading: say.request.heading(visit.booker?.firstName ?? ''),
    blocks: [
      { kind: 'text', text: say.request.intro },
      factsOf(visit),
      operatorOf(visit),
      pricesOf(visit, say.totalReserved),
      { kind: 'text', text: say.request.money },
      cancellationOf(visit),
    ],
    footer: say.footer,
  };
}
