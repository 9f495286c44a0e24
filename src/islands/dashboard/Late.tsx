import { useEffect, type ReactNode } from 'react';
import type { Locale } from '#contracts/common.ts';
import { dashboardMessages } from '#i18n/dashboard/index.ts';
import { useLate } from '#ui/use-late.ts';
import { Failure } from './Failure.tsx';
import { Skeleton } from './Skeleton.tsx';

type Props<Module> = { locale: Locale; load: () => Promise<Module>; children: (module: Module) => ReactNode };

/** A section whose script comes when it is opened. If it cannot be fetched, the dashboard stays and offers to try again. */
export function Late<Module extends object>({ locale, load, children }: Props<Module>) {
  const [module, call] = useLate(load);
  useEffect(call, [call]);
  if (module) return children(module);
  if (module === null) return <Failure locale={locale} error={{ code: 'unavailable' }} onRetry={call} />;
  return <Skeleton label={dashboardMessages(locale).loading} />;
}
