import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

type Taken = { file: string; names: string[] };

/** What the page imports that CONTRIBUTING.md gives to copy; a component has no name to be looked for. */
function takenByExample(): Taken[] {
  const [, example = ''] = /```astro\n([^]*?)```/.exec(readFileSync('CONTRIBUTING.md', 'utf8')) ?? [];
  return [...example.matchAll(/import (.+) from '#(.+)'/g)].map(([, clause = '', path = '']) => ({
    file: `src/${path}`,
    names: [...(/{(.+)}/.exec(clause)?.[1] ?? '').matchAll(/(\w+)(?=,| *$)/g)].map(([name]) => name),
  }));
}

const exportsOf = (file: string): (string | undefined)[] =>
  [...readFileSync(file, 'utf8').matchAll(/^export (?:async )?(?:const|function|type|interface|class) (\w+)/gm)].map(([, name]) => name);

const missingIn = ({ file, names }: Taken): string[] =>
  existsSync(file) ? names.filter((name) => !exportsOf(file).includes(name)).map((name) => `${name} in ${file}`) : [file];

it('is made of what is there', () => {
  const taken = takenByExample();
  expect(taken.flatMap(({ names }) => names)).toEqual(expect.arrayContaining(['LocaleProps', 'paths']));
  expect(taken.flatMap(missingIn)).toEqual([]);
});
