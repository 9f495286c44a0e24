import { useCallback, useState } from 'react';

/**
 * A module that is fetched when it is called for: nothing until it is here, null where it did not arrive. `React.lazy`
 * would keep that failure for good and take the whole island down with it; here the next call tries again.
 */
export function useLate<Module extends object>(load: () => Promise<Module>) {
  const [module, setModule] = useState<Module | null>();
  const call = useCallback(() => {
    setModule((kept) => kept ?? undefined);
    load().then(setModule, () => setModule(null));
  }, [load]);
  return [module, call] as const;
}
