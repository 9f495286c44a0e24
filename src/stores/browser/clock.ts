import * as v from 'valibot';
import { serverOffset } from '#api/server-clock.ts';
import { tabAtom } from './storage.ts';

/** Milliseconds that the server's clock is ahead; stored for the tab, so that the first second of the next page is right too. */
export const $clockOffset = tabAtom('clock-offset', v.number(), 0);

/** Takes over what the last answer said about the server's time. */
export function setClock(): void {
  $clockOffset.set(serverOffset());
}

/** The server's time, in milliseconds since 1970. */
export const serverNow = (): number => Date.now() + $clockOffset.get();
