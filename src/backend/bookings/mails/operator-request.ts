import { operatorMailMessages } from '#i18n/operator-mail/index.ts';
import type { Backend } from '../../backend.ts';
import type { Block, Letter } from '../../mail/letter.ts';
import { send } from '../../mail/send.ts';
import { requestUrl } from '../../tickets/links.ts';
import type { Visit } from '../../tickets/visit.ts';
import type { Booking } from '../booking.ts';
import { payerOf } from '../payer.ts';
import { visitOf } from '../visit.ts';
import { operatorsLocale } from './operators-locale.ts';
import { factsOf, placeOf, pricesOf } from './visit-blocks.ts';

type OperatorLinks = { accept: string; decline: string };

function answersOf({ answers, locale }: Visit): Block[] {
  const lines = answers.map(({ question, participant, answer }) => `${question}${participant ? ` (${participant})` : ''}: ${answer}`);
  return lines.length > 0 ? [{ kind: 'section', title: operatorMailMessages(locale).answers, lines }] : [];
}

/** To the operator of a tour on request. @param payer the organisation whose account is charged, where no card is */
function operatorLetter(visit: Visit, { accept, decline }: OperatorLinks, payer?: string): Letter {
  const { booker, locale } = visit;
  const say = operatorMailMessages(locale);
  return {
    locale,
    subject: say.subject({ order: visit.orderNumber, tour: visit.tourName, day: visit.shortDate, time: visit.time }),
    preview: say.preview,
    heading: say.heading,
    blocks: [
      { kind: 'text', text: payer === undefined ? say.intro : say.introOnAccount({ payer }) },
      factsOf(visit),
      ...(visit.pickup ? placeOf(visit) : []),
      ...answersOf(visit),
      ...(visit.comments ? [{ kind: 'section' as const, title: say.adds, lines: [visit.comments] }] : []),
      ...(booker
        ? [
            {
              kind: 'section' as const,
              title: say.bookedBy,
              lines: [`${booker.firstName} ${booker.lastName}`, booker.phoneNumber, booker.email],
            },
          ]
        : []),
      pricesOf(visit, say.total),
      {
        kind: 'buttons',
        buttons: [
          { label: say.accept, url: accept },
          { label: say.decline, url: decline, isQuiet: true },
        ],
      },
    ],
    footer: say.footer,
  };
}

/** Asks the operator of a tour on request. */
export async function sendOperatorRequest(backend: Backend, booking: Booking): Promise<void> {
  const visit = visitOf(backend, booking, operatorsLocale);
  await send(backend, {
    id: `operator.${booking.id}`,
    to: { name: visit.operator.name, address: visit.operator.email },
    letter: operatorLetter(
      visit,
      { accept: requestUrl(backend, booking.id, 'accept'), decline: requestUrl(backend, booking.id, 'decline') },
      await payerOf(backend, booking),
    ),
  });
}
