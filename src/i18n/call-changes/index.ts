import { params } from '@nanostores/i18n';
import { defineMessages } from '../define-messages.ts';
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };

type Named = { tour: string; order: string };
type Visit = { ship: string; tour: string; date: string; time: string };
type About = { order: string; tour: string; day: string; time: string };

/** The mails and the page about a ship that calls at other times, or not at all. */
export const callChangeMessages = defineMessages(
  'callChanges',
  {
    ...en,
    standsSubject: params<Named>(en.standsSubject),
    standsHeading: params<{ name: string }>(en.standsHeading),
    standsIntro: params<Visit>(en.standsIntro),
    offerSubject: params<Named>(en.offerSubject),
    offerPreview: params<{ deadline: string }>(en.offerPreview),
    offerHeading: params<{ name: string }>(en.offerHeading),
    offerIntro: params<Visit & { deadline: string }>(en.offerIntro),
    refundSubject: params<Named>(en.refundSubject),
    refundHeading: params<{ name: string }>(en.refundHeading),
    sailing_gone: params<Visit>(en.sailing_gone),
    call_gone: params<Visit>(en.call_gone),
    times: params<Visit>(en.times),
    unanswered: params<Visit>(en.unanswered),
    asked: params<Visit>(en.asked),
    movedSubject: params<Named>(en.movedSubject),
    movedRequestIntro: params<{ deadline: string }>(en.movedRequestIntro),
    movedHeading: params<{ name: string }>(en.movedHeading),
    lead: params<{ ship: string; deadline: string }>(en.lead),
    leadNone: params<{ ship: string; deadline: string }>(en.leadNone),
    take: params<{ date: string; time: string }>(en.take),
    taken: params<{ tour: string; date: string; time: string }>(en.taken),
    takenRequest: params<{ tour: string; date: string; time: string; deadline: string }>(en.takenRequest),
    operatorStandsSubject: params<About>(en.operatorStandsSubject),
    operatorRefundSubject: params<About>(en.operatorRefundSubject),
    operatorMovedSubject: params<About>(en.operatorMovedSubject),
    operatorMovedIntro: params<{ before: string }>(en.operatorMovedIntro),
  },
  { de },
);
