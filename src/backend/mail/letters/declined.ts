import type { Visit } from '../../tickets/visit.ts';
import type { Letter } from '../letter.ts';
import { words } from '../words.ts';
import { factsOf } from './visit-blocks.ts';

/** @param tourUrl the tour's page, where other dates are */
export function declinedLetter(visit: Visit, tourUrl: string): Letter {
  const say = words[visit.locale];
  return {
    locale: visit.locale,
    subject: say.declined.subject(visit.tourName, visit.orderNumber),
    preview: say.declined.preview,
    heading: say.declined.heading(visit.booker?.firstName ?? ''),
    blocks: [
      { kind: 'text', text: say.declined.intro(visit.tourName, visit.date) },
      { kind: 'text', text: say.declined.money },
      factsOf(visit),
      { kind: 'buttons', buttons: [{ label: say.declined.again, url: tourUrl }] },
    ],
    footer: say.footer,
  };
}
