import { FailureNotice } from '#ui/FailureNotice.tsx';

/** Why the list could not be had, and another try. */
export function Failure({ text, retry, onRetry }: { text: string; retry: string; onRetry: () => void }) {
  return (
    <div className="page" role="alert">
      <FailureNotice retry={retry} onRetry={onRetry}>
        <p>{text}</p>
      </FailureNotice>
    </div>
  );
}
