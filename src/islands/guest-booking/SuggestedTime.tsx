import type { Booking } from '#contracts/bookings.ts';
import type { Locale } from '#contracts/common.ts';
import { formatDay } from '#domain/day.ts';
import { guestBookingMessages } from '#i18n/guest-booking/index.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { untilText } from '#views/ticket/answer-text.ts';

type Props = { locale: Locale; suggestion: NonNullable<Booking['suggestion']>; answerBy: Booking['answerBy'] };

/** Another time that the operator suggests, and the way to answer. */
export function SuggestedTime({ locale, suggestion: { queryDate, startingTime: time, answerUrl }, answerBy }: Props) {
  const t = guestBookingMessages(locale);
  return (
    <Notice tone="warning" action={<ButtonLink href={answerUrl}>{t.toSuggestion}</ButtonLink>}>
      <p>
        <strong>{t.suggestion({ date: formatDay(queryDate, locale), time })}</strong>
      </p>
      {answerBy !== undefined && <p>{t.suggestionUntil({ until: untilText(answerBy, locale) })}</p>}
    </Notice>
  );
}
