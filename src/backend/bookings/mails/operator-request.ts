import { operatorMailMessages } from '#i18n/operator-mail/index.ts';
import type { Backend } from '../../backend.ts';
import { send } from '../../mail/send.ts';
import type { Booking } from '../booking.ts';
import { inWords, payingFor } from '../paying.ts';
import { visitOf } from '../visit.ts';
import { answerButtons, detailsForOperator, operatorLetter } from './operator-letter.ts';
import { operatorsLocale } from './operators-locale.ts';

/** Asks the operator of a tour on request. */
export async function sendOperatorRequestMail(backend: Backend, booking: Booking): Promise<void> {
  const visit = visitOf(backend, booking, operatorsLocale);
  const say = operatorMailMessages(visit.locale);
  const deadline = visit.answerBy;
  const intro = inWords(await payingFor(backend, booking), {
    setAside: say.intro({ deadline }),
    paid: say.introPaid({ deadline }),
    onAccount: (payer) => say.introOnAccount({ payer, deadline }),
  });
  const texts = { subject: say.subject, preview: say.preview({ deadline }), heading: say.heading, intro };
  await send(backend, {
    id: `operator.${booking.id}`,
    to: { name: visit.operator.name, address: visit.operator.email },
    letter: operatorLetter(backend, visit, texts, [...detailsForOperator(visit), answerButtons(backend, visit)]),
  });
}
