import * as v from 'valibot';
import { browserAtom } from './storage.ts';

/** Raise it when the question changes: an answer to another question counts as none. */
const version = 1;

/** `granted 1 2026-11-21`: answer, version of the question, day. */
const answer = v.nullable(v.pipe(v.string(), v.regex(RegExp(`^(granted|denied) ${version} \\d{4}-\\d\\d-\\d\\d$`))));

/** What this browser's user said about statistics; null: not asked yet, or taken back (DESIGN decision 16). */
export const $consent = browserAtom('consent', answer, null);

/** @param choice `granted`, `denied`, or nothing to take the answer back and be asked anew */
export function decide(choice: string | undefined): void {
  $consent.set(choice ? `${choice} ${version} ${new Date().toISOString().slice(0, 10)}` : null);
}

export const isGranted = (): boolean => $consent.get()?.startsWith('granted') === true;
