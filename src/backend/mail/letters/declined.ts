import type { Visit } from '../../tickets/visit.ts';
import type { Letter } from '../letter.ts';
import { billedWords } from '../billed-words.ts';
import { words } from '../words.ts';
import { factsOf } from './visit-blocks.ts';

/** @param tourUrl the tour's page, where other dates are @param payer the organisation whose account was to be charged, where no card was */
export function declinedLetter(visit: Visit, tourUrl: string, payer?: string): Letter {
  const say = words[visit.locale];
  return {
    locale: visit.locale,
    subject: say.declined.subject(visit.tourName, visit.orderNumber),
    preview: say.declined.preview,
    heading: say.declined.heading(visit.booker?.firstName ?? ''),
    blocks: [
      { kind: 'text', text: say.declined.intro(visit.tourName, visit.date) },
      { kind: 'text', text: payer === undefined ? say.declined.money : billedWords[visit.locale].notCharged(payer) },
      factsOf(visit),
      { kind: 'buttons', buttons: [{ label: say.declined.again, url: tourUrl }] },
    ],
    footer: say.footer,
  };
}
