import { operatorMailMessages } from '#i18n/operator-mail/index.ts';
import type { Backend } from '../../backend.ts';
import type { Block } from '../../mail/letter.ts';
import { send } from '../../mail/send.ts';
import { requestUrl } from '../../tickets/links.ts';
import type { Booking } from '../booking.ts';
import { inWords, payingFor } from '../paying.ts';
import { visitOf } from '../visit.ts';
import { detailsForOperator, operatorLetter } from './operator-letter.ts';
import { operatorsLocale } from './operators-locale.ts';

/** Asks the operator of a tour on request. */
export async function sendOperatorRequestMail(backend: Backend, booking: Booking): Promise<void> {
  const visit = visitOf(backend, booking, operatorsLocale);
  const say = operatorMailMessages(visit.locale);
  const intro = inWords(await payingFor(backend, booking), {
    setAside: say.intro,
    paid: say.introPaid,
    onAccount: (payer) => say.introOnAccount({ payer }),
  });
  const buttons: Block = {
    kind: 'buttons',
    buttons: [
      { label: say.accept, url: requestUrl(backend, booking.id, 'accept') },
      { label: say.decline, url: requestUrl(backend, booking.id, 'decline'), isQuiet: true },
    ],
  };
  await send(backend, {
    id: `operator.${booking.id}`,
    to: { name: visit.operator.name, address: visit.operator.email },
    letter: operatorLetter(visit, { ...say, intro }, [...detailsForOperator(visit), buttons]),
  });
}
