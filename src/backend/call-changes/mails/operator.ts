import type { Locale } from '#contracts/common.ts';
import type { CallChange } from '#domain/cruises/changed-call.ts';
import { callChangeMessages } from '#i18n/call-changes/index.ts';
import type { Backend } from '../../backend.ts';
import type { Booking } from '../../bookings/booking.ts';
import { answerButtons, detailsForOperator, operatorLetter } from '../../bookings/mails/operator-letter.ts';
import { operatorsLocale } from '../../bookings/mails/operators-locale.ts';
import { factsOf } from '../../bookings/mails/visit-blocks.ts';
import { visitOf } from '../../bookings/visit.ts';
import { send } from '../../mail/send.ts';
import { shipBlocks, wallTimeText } from './ship-blocks.ts';

type Told = Exclude<CallChange['outcome'], 'offer'>;

function noticeOf(outcome: Told, before: string, locale: Locale) {
  const say = callChangeMessages(locale);
  const notices = {
    stands: {
      subject: say.operatorStandsSubject,
      preview: say.operatorStandsPreview,
      heading: say.operatorStandsHeading,
      intro: say.operatorStandsIntro,
    },
    refund: {
      subject: say.operatorRefundSubject,
      preview: say.operatorRefundPreview,
      heading: say.operatorRefundHeading,
      intro: say.operatorRefundIntro,
    },
    moved: {
      subject: say.operatorMovedSubject,
      preview: say.operatorMovedPreview,
      heading: say.operatorMovedHeading,
      intro: say.operatorMovedIntro({ before }),
    },
  };
  return notices[outcome];
}

/** Tells the operator what has become of a booking whose ship has changed. One without an address in the catalogue is not told. */
export async function sendOperatorCallMail(backend: Backend, { booking, change }: { booking: Booking; change: CallChange }): Promise<void> {
  const visit = visitOf(backend, booking, operatorsLocale);
  const { locale, operator } = visit;
  const { outcome, movedFrom } = change;
  if (operator.email === '' || outcome === 'offer') return;
  const ship = shipBlocks(booking, locale, callChangeMessages(locale).shipOfGuests);
  const blocks = {
    stands: [...ship, factsOf(visit)],
    refund: [factsOf(visit)],
    moved: [...(booking.status === 'on_request' ? [answerButtons(backend, visit)] : []), ...ship, ...detailsForOperator(visit)],
  };
  const notice = noticeOf(outcome, movedFrom === undefined ? '' : wallTimeText(movedFrom, locale), locale);
  await send(backend, {
    id: `operator_call_${outcome}.${Date.parse(change.at)}.${booking.id}`,
    to: { name: operator.name, address: operator.email },
    letter: operatorLetter(backend, visit, notice, blocks[outcome]),
  });
}
