import type { Outcome } from './reports.ts';

/** The numbers that a title names at its end: `(fault 4)`, `(faults 1 and 2)`. */
export const faultsIn = (title: string): number[] => (/\(faults? ([\d, and]+)\)$/.exec(title)?.[1]?.match(/\d+/g) ?? []).map(Number);

/** @returns for each fault that the outcomes name, whether all of its tests passed */
export function faultsOf(outcomes: readonly Omit<Outcome, 'message'>[]): Map<number, boolean> {
  const faults = new Map<number, boolean>();
  for (const { title, status } of outcomes) {
    for (const fault of faultsIn(title)) faults.set(fault, status !== 'failed' && (faults.get(fault) ?? true));
  }
  return faults;
}
