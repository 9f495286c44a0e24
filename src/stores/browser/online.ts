import { atom, onMount } from 'nanostores';

/** Whether the browser has a connection, as far as it knows. */
export const $online = atom(true);

onMount($online, () => {
  if (typeof window === 'undefined') return undefined;
  const read = () => $online.set(navigator.onLine);
  read();
  addEventListener('online', read);
  addEventListener('offline', read);
  return () => {
    removeEventListener('online', read);
    removeEventListener('offline', read);
  };
});

/** Settles at once, or as soon as there is a connection again. */
export function whenOnline(): Promise<void> {
  return new Promise((resolve) => {
    const stop = $online.subscribe((online) => {
      if (!online) return;
      queueMicrotask(() => stop());
      resolve();
    });
  });
}
