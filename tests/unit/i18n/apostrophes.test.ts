import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { root } from '#backend/root.ts';

/** In Markdown they are set so by themselves. */
const texts = globSync(['content/catalogue/**/*.yaml', 'src/i18n/*/*.json'], { cwd: root });
const straight = /\p{L}''?\p{L}/u;
const isComment = (line: string): boolean => line.trimStart().startsWith('#');

test('what shoppers read has typographic apostrophes', () => {
  expect(texts.length).toBeGreaterThan(200);
  const found = texts.flatMap((file) =>
    readFileSync(`${root}/${file}`, 'utf8')
      .split('\n')
      .filter((line) => !isComment(line) && straight.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(found).toEqual([]);
});
