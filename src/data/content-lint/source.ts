import { parseDocument } from 'yaml';
import { locales } from '#contracts/common.ts';
import type { Known } from './known.ts';
import type { Problem, TextFile } from './text-file.ts';

const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length;

/** The lines between the first two `---`. What they must say, the build knows; here they only have to be readable. */
export function checkHead({ path, source }: TextFile): Problem[] {
  const head = /^---\r?\n(.*?\n)---\s/s.exec(source)?.[1];
  if (head === undefined) return [{ path, line: 1, text: 'does not begin with its head: a line ---, title and the like, a line ---' }];
  const [error] = parseDocument(head).errors;
  return error ? [{ path, line: lineAt(head, error.pos[0]) + 1, text: 'this line of the head cannot be read: put quotes around a value that has a colon in it, as in description: \'Tours: all\'' }] : [];
}

const mark = /\{\{([^{}]*)\}\}/g;
const isLocale = (name: string): boolean => locales.some((locale) => locale === name);

/** Particulars that no brand has, and sections of a language that do not end in the paragraph in which they begin. */
export function checkMarks({ path, source }: TextFile, { particulars }: Known): Problem[] {
  let open: string | undefined;
  const problems: Problem[] = [];
  for (const { 0: found, 1: inside = '', index } of source.matchAll(mark)) {
    const [, sign, name = ''] = /^([#/]?)(.*)$/s.exec(inside.trim()) ?? [];
    const say = (text: string) => problems.push({ path, line: lineAt(source, index), text: `${found} ${text}` });
    if (sign === '' && particulars.length > 0 && !particulars.includes(name)) say(`is nothing that a brand has: write one of ${particulars.join(', ')}`);
    if (sign !== '' && !isLocale(name)) say(`names no language of ours: these are ${locales.join(', ')}`);
    else if (sign === '#' && !source.slice(index).split(/\n\s*\n/)[0]?.includes(`{{/${name}}}`)) say(`needs a {{/${name}}} in the same paragraph`);
    else if (sign === '/' && open !== name) say(`needs a {{#${name}}} before it`);
    if (sign === '#') open = name;
    if (sign === '/') open = undefined;
  }
  return problems;
}
