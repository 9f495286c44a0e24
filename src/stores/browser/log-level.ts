import { tabAtom } from './storage.ts';
import { textLike } from './text-like.ts';

/** Requirements 1. */
const pattern = /^(trace|debug|info|warning|error|silent)$/;

/** How much the page tells the console; null, like `silent`, is nothing. Stored for the tab. */
export const $logLevel = tabAtom<string | null>('log-level', textLike(pattern), null);

/** Takes `?log=` from an address; anything else than one of the six names is ignored. */
export function readLogLevel(query: URLSearchParams): void {
  const level = query.get('log');
  if (level && pattern.test(level)) $logLevel.set(level);
}
