import type { Locale } from '#contracts/common.ts';
import type { SuggestedTime as Suggested } from '#contracts/suggested-time.ts';
import { formatDay } from '#domain/day.ts';
import { answerDeadlineMessages } from '#i18n/answer-deadline/index.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { untilText } from './answer-text.ts';

type Props = { locale: Locale; suggestedTime: Suggested; answerBy: string | undefined };

/** Another time that the operator suggests, and the way to answer. */
export function SuggestedTime({ locale, suggestedTime: { queryDate, startingTime: time, answerUrl }, answerBy }: Props) {
  const t = answerDeadlineMessages(locale);
  return (
    <Notice tone="warning" action={<ButtonLink href={answerUrl}>{t.toSuggestedTime}</ButtonLink>}>
      <p>
        <strong>{t.suggestedTime({ date: formatDay(queryDate, locale), time })}</strong>
      </p>
      {answerBy !== undefined && <p>{t.suggestedTimeUntil({ until: untilText(answerBy, locale) })}</p>}
    </Notice>
  );
}
