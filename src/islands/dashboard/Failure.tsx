import type { Locale } from '#contracts/common.ts';
import { dashboardMessages } from '#i18n/dashboard/index.ts';
import { accountErrorText } from '#i18n/account-errors/index.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';

type Props = { locale: Locale; error: { code: string }; onRetry: () => void };

/** What could not be had, and another try. */
export function Failure({ locale, error, onRetry }: Props) {
  return (
    <div role="alert">
      <Notice
        tone="danger"
        action={
          <Button look="secondary" onClick={onRetry}>
            {dashboardMessages(locale).retry}
          </Button>
        }
      >
        <p>{accountErrorText(error, locale)}</p>
      </Notice>
    </div>
  );
}
