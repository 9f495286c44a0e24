import type { Locale } from '#contracts/common.ts';
import type { ChoiceProblem } from '#domain/choice.ts';
import { isOfShip } from '#domain/cruises/ship-problem.ts';
import { minutesText } from '#domain/duration.ts';
import { bookingMessages } from '#i18n/booking/index.ts';
import { errorText } from '#i18n/errors/index.ts';
import { excursionMessages } from '#i18n/excursion/index.ts';
import { tripDoorMessages } from '#i18n/trip-doors/index.ts';
import { pageLocale } from '#stores/browser/page-locale.ts';
import { addExcursion, type Excursion, type ExcursionAnswer, type Near } from '#stores/cruise/add-excursion.ts';
import { partyText, problemText } from '#views/booking/words.ts';
import { shipProblemText } from '#views/cruise/ship-problem-text.ts';

function reasonText(problem: ChoiceProblem, locale: Locale): string {
  if (isOfShip(problem)) return shipProblemText(problem, locale);
  return problem.code === 'select_time' ? excursionMessages(locale).noTime : problemText(problem, bookingMessages(locale));
}

function nearText({ problem, name, minutes: between }: Near, locale: Locale): string {
  const t = excursionMessages(locale);
  const minutes = minutesText(between, locale);
  if (problem === 'overlap') return t.overlap({ name, minutes });
  return between === 0 ? t.noGap({ name }) : t.close({ name, minutes });
}

function answerText(answer: ExcursionAnswer, locale: Locale): string {
  const t = excursionMessages(locale);
  switch (answer.outcome) {
    case 'full':
      return tripDoorMessages(locale).full({ most: answer.stops });
    case 'failed':
      return errorText(answer.error, locale);
    case 'party':
      return t.party;
    case 'unfit':
      return t.unfit({ reason: reasonText(answer.problem, locale) });
    default: {
      const { tour, chosen, isTight, near } = answer;
      const people = partyText(tour.pricingGroups, chosen.components, locale, bookingMessages(locale));
      const added = t.added({ people, time: chosen.startingTime });
      return [added, ...(isTight ? [t.tight] : []), ...(near ? [nearText(near, locale)] : [])].join(' ');
    }
  }
}

/** Puts a tour into the trip. @returns what became of it, in words */
export async function add(excursion: Excursion): Promise<string> {
  const locale = pageLocale();
  return answerText(await addExcursion(excursion, locale), locale);
}
