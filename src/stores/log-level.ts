import * as v from 'valibot';
import { tabAtom } from './storage.ts';

/** Spec section 1. */
const logLevel = v.nullable(v.picklist(['trace', 'debug', 'info', 'warning', 'error', 'silent']));

/** How much the page tells the console; null, like `silent`, is nothing. Kept for the tab. */
export const $logLevel = tabAtom('log-level', logLevel, null);

/** Takes `?log=` from an address; anything else than one of the six names is ignored. */
export function readLogLevel(search: string): void {
  const level = v.safeParse(logLevel, new URLSearchParams(search).get('log'));
  if (level.success && level.output) $logLevel.set(level.output);
}
