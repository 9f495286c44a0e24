import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '#backend/root.ts';
import { endpoints } from '#backend/http/endpoints.ts';
import { wordlessContracts } from '#build/minify/wordless-contracts.ts';

const folder = join(root, 'src', 'contracts');
const before = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
const after = readdirSync(folder).map(
  (name) => wordlessContracts.transform(readFileSync(join(folder, name), 'utf8'), join(folder, name))?.code ?? '',
);

const count = (texts: readonly string[], part: RegExp): number => texts.join('\n').match(part)?.length ?? 0;

test('every endpoint loses its summary and its list of errors, and nothing else', () => {
  expect(count(before, /^ {2}summary: '/gm)).toBeGreaterThanOrEqual(endpoints.length);
  expect(count(after, /^ {2}(summary: '|errors: \[)/gm)).toBe(0);
  for (const part of [/^ {2}service: '/gm, /^ {2}response: /gm, /^\}\);$/gm]) expect(count(after, part)).toBe(count(before, part));
});

test('other files stay as they are, and so does what the server reads', () => {
  expect(wordlessContracts.transform("  summary: 'a word',\n", '/shop/src/i18n/tour.ts')).toBeUndefined();
  expect(['client', 'ssr', 'prerender'].filter((name) => wordlessContracts.applyToEnvironment({ name }))).toEqual(['client']);
});
