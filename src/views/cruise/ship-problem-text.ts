import type { Locale } from '#contracts/common.ts';
import { minutesText } from '#domain/duration.ts';
import type { ShipProblem } from '#domain/products/kind.ts';
import { shipProblemMessages } from '#i18n/ship-problem/index.ts';

/** What the shopper reads. */
export function shipProblemText(problem: ShipProblem, locale: Locale): string {
  const t = shipProblemMessages(locale);
  return 'minutes' in problem ? t[problem.code]({ time: minutesText(problem.minutes, locale) }) : t[problem.code];
}
