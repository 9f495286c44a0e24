import type { Locale } from '#contracts/common.ts';
import type { BookingMessages } from '#i18n/booking/index.ts';
import { errorText } from '#i18n/errors/index.ts';
import { refresh } from '#stores/tour/booking.ts';
import { FailureNotice } from '#ui/FailureNotice.tsx';

/** What failed, and a way to ask again. */
export function Failure({ code, locale, t }: { code: string; locale: Locale; t: BookingMessages }) {
  return (
    <FailureNotice retry={t.retry} onRetry={() => void refresh()}>
      {errorText({ code }, locale)}
    </FailureNotice>
  );
}
