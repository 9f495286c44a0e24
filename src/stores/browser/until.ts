import type { ReadableAtom } from 'nanostores';

/** Waits until a store's value is as wanted: at once, where it is already. @returns that value */
export const until = <T>($store: ReadableAtom<T>, isWanted: (value: T) => boolean): Promise<T> =>
  new Promise((resolve) => {
    const stop = $store.subscribe((value) => {
      if (!isWanted(value)) return;
      queueMicrotask(() => stop());
      resolve(value);
    });
  });
