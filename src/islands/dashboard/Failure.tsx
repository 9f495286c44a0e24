import type { Locale } from '#contracts/common.ts';
import { dashboardMessages } from '#i18n/dashboard/index.ts';
import { accountErrorText } from '#i18n/account-errors/index.ts';
import { FailureNotice } from '#ui/FailureNotice.tsx';

type Props = { locale: Locale; error: { code: string }; onRetry: () => void };

/** What could not be had, and another try. */
export function Failure({ locale, error, onRetry }: Props) {
  return (
    <div role="alert">
      <FailureNotice retry={dashboardMessages(locale).retry} onRetry={onRetry}>
        <p>{accountErrorText(error, locale)}</p>
      </FailureNotice>
    </div>
  );
}
