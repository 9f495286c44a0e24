import * as v from 'valibot';
import { day } from '#contracts/common.ts';
import { formatDay } from '../day.ts';
import type { QuestionKind } from './kind.ts';

type Problem = 'not_a_day' | 'after_visit';

/** Nobody has done anything before; a year with two digits is a slip. */
const earliest = '1900-01-01';

const isDay = (text: string): boolean => v.is(day, text) && text >= earliest;

/** A calendar day, `yyyy-MM-dd`; with `notAfterVisit`, one that has passed when the visit begins, or the visit's own. */
export const date: QuestionKind<Problem> = {
  answer: v.pipe(v.string(), v.check(isDay, 'not_a_day' satisfies Problem)),
  problem: (answer, { notAfterVisit }, visit) => (notAfterVisit && answer > visit ? 'after_visit' : undefined),
  takes: ['notAfterVisit'],
  text: (answer, _question, locale) => (isDay(answer) ? formatDay(answer, locale, { dateStyle: 'long' }) : answer),
};
