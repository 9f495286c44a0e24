import { useEffect, type ReactNode } from 'react';
import { errorText } from '#i18n/errors/index.ts';
import { FailureNotice } from '#ui/FailureNotice.tsx';
import { useLate } from '#ui/use-late.ts';
import type { TripPage } from './page.ts';

type Props<Module> = {
  page: TripPage;
  className?: string | undefined;
  load: () => Promise<Module>;
  children: (module: Module) => ReactNode;
};

/** A part whose script comes when it is asked for. If it cannot be fetched, the trip stays and offers to try again. */
export function Late<Module extends object>({ page, className, load, children }: Props<Module>) {
  const [module, call] = useLate(load);
  useEffect(call, [call]);
  if (module) return children(module);
  return (
    <div className={className} role="status">
      {module === null ? (
        <FailureNotice retry={page.t.retry} onRetry={call}>
          {errorText({ code: 'unavailable' }, page.locale)}
        </FailureNotice>
      ) : (
        page.t.wait
      )}
    </div>
  );
}
