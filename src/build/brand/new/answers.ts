import * as v from 'valibot';
import { offeredLocales } from '#contracts/brand.ts';

const required = (what: string) => v.pipe(v.string(), v.trim(), v.nonEmpty(`give ${what}`));

/** The questions of `npm run brand:new` in their order: what is asked, what is proposed, what is allowed. */
export const questions = {
  name: { ask: 'Name of the shop', schema: required('a name') },
  folder: {
    ask: 'Folder in src/brands',
    schema: v.pipe(v.string(), v.trim(), v.regex(/^[a-z][a-z0-9-]*$/, 'give lower-case letters, digits and hyphens, a letter first')),
  },
  type: {
    ask: 'Type (marketplace, cruise, concierge, cruiseConcierge)',
    schema: v.picklist(
      ['marketplace', 'cruise', 'concierge', 'cruiseConcierge'],
      'give one of marketplace, cruise, concierge, cruiseConcierge',
    ),
  },
  colour: {
    ask: 'Main colour',
    schema: v.pipe(v.string(), v.trim(), v.toLowerCase(), v.regex(/^#[0-9a-f]{6}$/, 'give a colour such as #1d4e89')),
  },
  legalEntity: { ask: 'Name of the company that runs it', schema: required('the name of a company') },
  url: {
    ask: 'Address of the shop',
    schema: v.pipe(
      v.string(),
      v.trim(),
      v.url('give an address such as https://shop.example'),
      v.regex(/^https:\/\//, 'give an address that begins with https://'),
    ),
  },
  locales: {
    ask: 'Locales, separated by commas',
    schema: v.pipe(
      v.string(),
      v.transform((text) => text.split(',').map((part) => part.trim())),
      offeredLocales,
    ),
  },
} as const;

export type Question = keyof typeof questions;
export type Answers = { [Q in Question]: v.InferOutput<(typeof questions)[Q]['schema']> };

export const questionNames = Object.keys(questions) as Question[];

/** What is proposed when one only presses Enter; depends on the answers before. */
export function proposalFor(question: Question, { name = '', folder = '' }: Partial<Answers>): string | undefined {
  const proposals: Partial<Record<Question, string>> = {
    folder: name
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^[^a-z]+|-$/g, ''),
    type: 'marketplace',
    url: `https://${folder}.example`,
    locales: 'en,de',
  };
  return proposals[question];
}

/** @throws Error saying what to give instead */
export function checkAnswer<Q extends Question>(question: Q, answer: string): Answers[Q] {
  const result = v.safeParse(questions[question].schema, answer);
  if (result.success) return result.output as Answers[Q];
  throw new Error(`"${answer}": ${result.issues[0].message.startsWith('Invalid') ? 'give en, de or en,de' : result.issues[0].message}`);
}
