import { nameLength } from '#contracts/profile.ts';

/** A name as it is stored: no blanks around it, one between words. */
export const tidyName = (typed: string): string => typed.trim().replace(/\s+/g, ' ');

/** @param name tidied @returns why it is no name for an account */
export function nameProblem(name: string): 'nameMissing' | 'nameLong' | undefined {
  if (name === '') return 'nameMissing';
  return name.length > nameLength ? 'nameLong' : undefined;
}
