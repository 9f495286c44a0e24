import { atom, type ReadableAtom } from 'nanostores';
import { toServiceError } from '#api/service-error.ts';
import { latest } from './latest.ts';
import type { Remote } from './status.ts';

export type RemoteStore<T> = {
  $state: ReadableAtom<Remote<T>>;
  /** A newer call aborts the older, whose outcome is dropped, and clears the data (requirements 4). */
  load: (call: (signal: AbortSignal) => Promise<T>) => Promise<void>;
  /** Aborts what is under way and clears the data. */
  reset: (status?: 'initial' | 'loaded') => void;
};

/** State that one call at a time fills. */
export function remoteStore<T>(empty: T): RemoteStore<T> {
  const $state = atom<Remote<T>>({ status: 'initial', data: empty });
  const calls = latest();
  return {
    $state,
    async load(call) {
      const signal = calls.start();
      $state.set({ status: 'loading', data: empty });
      try {
        const data = await call(signal);
        if (!signal.aborted) $state.set({ status: 'loaded', data });
      } catch (error) {
        if (!signal.aborted) $state.set({ status: 'error', data: empty, error: toServiceError(error) });
      }
    },
    reset(status = 'initial') {
      calls.cancel();
      $state.set({ status, data: empty });
    },
  };
}
