import type { MouseEvent, ReactNode } from 'react';
import { Button } from './Button.tsx';
import { Notice } from './Notice.tsx';

type Props = { retry: string; onRetry: () => void; children: ReactNode };

/** The button goes away when it is pressed: the focus stays near it, in the dialog where it is in one. */
const keepFocusNear = ({ currentTarget }: MouseEvent<HTMLElement>): void =>
  currentTarget.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });

/** What failed, and a way to try it again. Put it into a live region where it comes unasked. */
export const FailureNotice = ({ retry, onRetry, children }: Props) => (
  <Notice
    tone="danger"
    action={
      <Button
        look="secondary"
        onClick={(event) => {
          keepFocusNear(event);
          onRetry();
        }}
      >
        {retry}
      </Button>
    }
  >
    {children}
  </Notice>
);
