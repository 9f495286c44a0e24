import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False on the server and in the first client render: what lies in the tab's storage is not known before. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
