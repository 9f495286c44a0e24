import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import { Notice } from './Notice.tsx';

type Props = { retry: string; onRetry: () => void; children: ReactNode };

/** What failed, and a way to try it again. Put it into a live region where it comes unasked. */
export const FailureNotice = ({ retry, onRetry, children }: Props) => (
  <Notice
    tone="danger"
    action={
      <Button look="secondary" onClick={onRetry}>
        {retry}
      </Button>
    }
  >
    {children}
  </Notice>
);
