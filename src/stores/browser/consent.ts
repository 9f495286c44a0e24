import { browserAtom } from './storage.ts';
import { textLike } from './text-like.ts';

/** Raise it when the question changes: an answer to another question counts as none. */
const version = 1;

/**
 * What this browser's user said about statistics (decision 16 of docs/design.md), as `granted 1 2026-11-21`: answer, version of
 * the question, day. Null: not asked yet, or taken back.
 */
export const $consent = browserAtom<string | null>('consent', textLike(RegExp(`^(granted|denied) ${version} \\d{4}-\\d\\d-\\d\\d$`)), null);

/** @param choice `granted`, `denied`, or nothing to take the answer back and be asked anew */
export function decide(choice: string | undefined): void {
  $consent.set(choice ? `${choice} ${version} ${new Date().toISOString().slice(0, 10)}` : null);
}

export const isGranted = (): boolean => $consent.get()?.[0] === 'g';
