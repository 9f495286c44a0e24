import { mailMessages } from '#i18n/mail/index.ts';
import { suggestedTimeMessages } from '#i18n/suggested-time/index.ts';
import type { Backend } from '../../backend.ts';
import type { Letter } from '../../mail/letter.ts';
import { send } from '../../mail/send.ts';
import { suggestedTimeUrl } from '../../tickets/links.ts';
import type { Visit } from '../../tickets/visit.ts';
import type { Booking } from '../booking.ts';
import { movedTo } from '../suggested-time.ts';
import { visitOf } from '../visit.ts';
import { toBooker } from './to-booker.ts';
import { cancellationOf, factsOf, operatorOf, placesOf, pricesOf, shipOf } from './visit-blocks.ts';

/** @param asked the visit that was asked for @param suggested the same at the other time */
function suggestedTimeLetter(asked: Visit, suggested: Visit, url: string): Letter {
  const { locale, tourName: tour, orderNumber: order, date, time, answerBy: deadline, booker } = asked;
  const say = suggestedTimeMessages(locale);
  return {
    locale,
    subject: say.subject({ tour, order }),
    preview: say.preview({ deadline }),
    heading: say.heading({ name: booker?.firstName ?? '' }),
    blocks: [
      { kind: 'text', text: say.intro({ tour, date, time, deadline }) },
      factsOf(suggested),
      { kind: 'buttons', buttons: [{ label: say.look, url }] },
      ...placesOf(suggested),
      ...shipOf(suggested),
      operatorOf(suggested),
      pricesOf(suggested, say.total),
      cancellationOf(suggested),
    ],
    footer: mailMessages(locale).footer,
  };
}

/** To the booker: another time that the operator suggests. */
export async function sendSuggestedTimeMail(backend: Backend, booking: Booking, { suggestedAt }: { suggestedAt: string }): Promise<void> {
  if (!booking.suggestedTime) return;
  const asked = visitOf(backend, booking);
  // The request ends when it would have ended without a suggestion.
  const suggested = { ...visitOf(backend, { ...booking, ...movedTo(booking, booking.suggestedTime) }), answerBy: asked.answerBy };
  await send(backend, {
    id: `suggested_time.${Date.parse(suggestedAt)}.${booking.id}`,
    to: toBooker(asked),
    letter: suggestedTimeLetter(asked, suggested, suggestedTimeUrl(backend, booking.id, suggestedAt)),
  });
}
