import type { Booking } from '#contracts/bookings.ts';
import type { Locale } from '#contracts/common.ts';
import { dateTimeFormat } from '#domain/formatters.ts';
import { answerDeadlineMessages } from '#i18n/answer-deadline/index.ts';

/** `Wed 2 Dec, 14:05`: an instant as the reader's own clock shows it. @param instant ISO 8601 */
export const untilText = (instant: string, locale: Locale): string =>
  dateTimeFormat(locale === 'en' ? 'en-GB' : locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  }).format(Date.parse(instant));

/** Until when the operator of a booking on request answers, and what becomes of the money otherwise; nothing where that is not known. */
export function answerText(
  { answerBy, onAccount, paidAtOnce }: Pick<Booking, 'answerBy' | 'onAccount' | 'paidAtOnce'>,
  locale: Locale,
): string | undefined {
  if (answerBy === undefined) return undefined;
  const say = answerDeadlineMessages(locale);
  const until = untilText(answerBy, locale);
  if (onAccount) return say.onAccount({ until });
  return paidAtOnce ? say.paid({ until }) : say.setAside({ until });
}
