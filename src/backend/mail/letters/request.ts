import type { Visit } from '../../tickets/visit.ts';
import type { Letter } from '../letter.ts';
import { billedWords } from '../billed-words.ts';
import { words } from '../words.ts';
import { cancellationOf, factsOf, operatorOf, pricesOf } from './visit-blocks.ts';

/** To the shopper, while the operator has yet to answer. @param payer the organisation whose account is charged, where no card is */
export function requestLetter(visit: Visit, payer?: string): Letter {
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
      pricesOf(visit, payer === undefined ? say.totalReserved : say.total),
      { kind: 'text', text: payer === undefined ? say.request.money : billedWords[visit.locale].requested(payer) },
      cancellationOf(visit),
    ],
    footer: say.footer,
  };
}
