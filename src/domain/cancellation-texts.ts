import type { CancellationTerm } from '#contracts/cancellation-terms.ts';
import { formatDay } from './day.ts';
import { numberFormat } from './formatters.ts';
import { refundSteps, type RefundStep, type VisitStart } from './refund.ts';

type TermTexts = {
  days: (count: number) => string;
  free: (values: { days: string }) => string;
  freeAtStart: string;
  part: (values: { share: string; days: string }) => string;
  partAtStart: (values: { share: string }) => string;
  after: string;
  never: string;
};
export type CurrentTexts = {
  never: string;
  over: string;
  deadline: (values: { date: string; time: string; city: string }) => string;
  freeUntil: (values: { deadline: string }) => string;
  partUntil: (values: { share: string; deadline: string }) => string;
};

export type BriefTexts = TermTexts & CurrentTexts & { freeBefore: (values: { days: string }) => string; freeBeforeStart: string };

/** A visit with the name of the city whose clocks count. */
export type PlacedVisit = VisitStart & { city: string };

/** `50%`, `50 %` */
export const shareText = (share: number, locale: string): string => numberFormat(locale, { style: 'percent' }).format(share);

function termText({ daysBefore, share }: CancellationTerm, locale: string, texts: TermTexts): string {
  const days = texts.days(daysBefore);
  if (share === 1) return daysBefore === 0 ? texts.freeAtStart : texts.free({ days });
  const part = shareText(share, locale);
  return daysBefore === 0 ? texts.partAtStart({ share: part }) : texts.part({ share: part, days });
}

/** The terms of a tour whose day is not chosen yet, one line for each, the most generous first. */
export function termTexts(terms: readonly CancellationTerm[], locale: string, texts: TermTexts): [string, ...string[]] {
  const [first, ...rest] = terms.filter(({ share }) => share > 0).map((term) => termText(term, locale, texts));
  return first === undefined ? [texts.never] : [first, ...rest, texts.after];
}

/** `12 December 2026, 09:00 (Rome)`: a deadline as the venue's clocks show it. */
export const deadlineText = (
  { day, time }: Pick<RefundStep, 'day' | 'time'>,
  city: string,
  locale: string,
  texts: Pick<CurrentTexts, 'deadline'>,
): string => texts.deadline({ date: formatDay(day, locale, { dateStyle: 'long' }), time, city });

/** The same where there is little room: `12 Dec, 09:00 (Rome)`. */
const briefDeadline: typeof deadlineText = ({ day, time }, city, locale, texts) =>
  texts.deadline({ date: formatDay(day, locale, { day: 'numeric', month: 'short' }), time, city });

function stepText(step: RefundStep, city: string, locale: string, texts: CurrentTexts, deadlineOf = deadlineText): string {
  const deadline = deadlineOf(step, city, locale, texts);
  return step.share === 1 ? texts.freeUntil({ deadline }) : texts.partUntil({ share: shareText(step.share, locale), deadline });
}

/** What a shopper can still get back, one line for each deadline to come; one line, too, where there is nothing left. */
export function stepTexts(
  terms: readonly CancellationTerm[],
  visit: PlacedVisit,
  now: Date,
  locale: string,
  texts: CurrentTexts,
): [string, ...string[]] {
  const steps = refundSteps(terms, visit).filter(({ share, until }) => share > 0 && now <= until);
  const [first, ...rest] = steps.map((step) => stepText(step, visit.city, locale, texts));
  return first === undefined ? [terms.some(({ share }) => share > 0) ? texts.over : texts.never] : [first, ...rest];
}

/** What cancelling at an instant would bring, with the deadline that comes next: one line for checkout and ticket. */
export const currentTermText = (...given: Parameters<typeof stepTexts>): string => stepTexts(...given)[0];

/**
 * What a shopper who decides gets back: until when, once day and time are chosen, else until how long before. The best term alone: the
 * others stand further down on the page, and in the checkout.
 */
export function briefTermText(
  terms: readonly CancellationTerm[],
  visit: PlacedVisit | undefined,
  now: Date,
  locale: string,
  texts: BriefTexts,
): string {
  if (visit) {
    const step = refundSteps(terms, visit).find(({ share, until }) => share > 0 && now <= until);
    return step ? stepText(step, visit.city, locale, texts, briefDeadline) : currentTermText(terms, visit, now, locale, texts);
  }
  const [best] = [...terms].sort((a, b) => b.daysBefore - a.daysBefore).filter(({ share }) => share > 0);
  if (best?.share !== 1) return termTexts(terms, locale, texts)[0];
  return best.daysBefore === 0 ? texts.freeBeforeStart : texts.freeBefore({ days: texts.days(best.daysBefore) });
}
