import { contrast } from './contrast.ts';
import type { Tokens } from './tokens.ts';

/** Two colours that meet on a page, and the least contrast that lets them (WCAG 1.4.3 text, 1.4.11 controls). */
export type Pair = { front: string; ground: string; least: 4.5 | 3 };

const papers = ['--paper', '--paper-raised', '--paper-sunk'];
const inks = ['--ink', '--ink-soft', '--primary', '--secondary', '--secondary-strong', '--danger', '--success'];
const edges = ['--line-strong', '--secondary', '--primary'];

const others: [string, string][] = [
  ['--on-primary', '--primary'],
  ['--on-primary', '--primary-strong'],
  ['--on-secondary', '--secondary'],
  ['--on-secondary', '--secondary-strong'],
  ['--ink', '--secondary-tint'],
  ['--secondary-strong', '--secondary-tint'],
  ['--ink', '--sun-tint'],
  ['--ink', '--danger-tint'],
  ['--danger', '--danger-tint'],
  ['--ink', '--hero-sky'],
  ['--ink', '--hero-glow-1'],
  ['--ink', '--hero-sea-1'],
  ['--primary', '--hero-sky'],
];

export const pairs: Pair[] = [
  ...papers.flatMap((ground) => inks.map((front): Pair => ({ front, ground, least: 4.5 }))),
  ...others.map(([front, ground]): Pair => ({ front, ground, least: 4.5 })),
  ...papers.flatMap((ground) => edges.map((front): Pair => ({ front, ground, least: 3 }))),
];

/** The contrast of a pair; 0 when a token is missing. */
export const contrastOf = (tokens: Tokens, { front, ground }: Pair): number => {
  const [one, other] = [tokens[front], tokens[ground]];
  return one && other ? contrast(one, other) : 0;
};
