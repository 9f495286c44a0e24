import { operatorMailMessages } from '#i18n/operator-mail/index.ts';
import type { Backend } from '../../backend.ts';
import type { Letter } from '../../mail/letter.ts';
import { send } from '../../mail/send.ts';
import { requestUrl } from '../../tickets/links.ts';
import type { Visit } from '../../tickets/visit.ts';
import type { Booking } from '../booking.ts';
import { payerOf } from '../payer.ts';
import { visitOf } from '../visit.ts';
import { detailsForOperator, subjectOf } from './operator-details.ts';
import { operatorsLocale } from './operators-locale.ts';

type OperatorLinks = { accept: string; decline: string };

/** To the operator of a tour on request. @param payer the organisation whose account is charged, where no card is */
function operatorLetter(visit: Visit, { accept, decline }: OperatorLinks, payer?: string): Letter {
  const { locale } = visit;
  const say = operatorMailMessages(locale);
  return {
    locale,
    subject: say.subject(subjectOf(visit)),
    preview: say.preview,
    heading: say.heading,
    blocks: [
      { kind: 'text', text: payer === undefined ? say.intro : say.introOnAccount({ payer }) },
      ...detailsForOperator(visit),
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
