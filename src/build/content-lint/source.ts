import { parseDocument } from 'yaml';
import { locales } from '#contracts/common.ts';
import type { CheckoutType } from '#domain/checkout-steps.ts';
import type { Known } from './known.ts';
import type { Problem, TextFile } from './text-file.ts';

const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length;

/** The lines between the first two `---`. The build checks what they say; here they only have to be readable. */
export function checkHead({ path, source }: TextFile): Problem[] {
  const head = /^---\r?\n(.*?\n)---\s/s.exec(source)?.[1];
  if (head === undefined) return [{ path, line: 1, text: 'does not begin with its head: a line ---, title and the like, a line ---' }];
  const [error] = parseDocument(head).errors;
  return error
    ? [
        {
          path,
          line: lineAt(head, error.pos[0]) + 1,
          text: "this line of the head cannot be read: put quotes around a value that has a colon in it, as in description: 'Tours: all'",
        },
      ]
    : [];
}

const mark = /\{\{([^{}]*)\}\}/g;
/** What a section may be for. */
const sections: readonly string[] = [...locales, ...Object.keys({ direct: true, billed: true } satisfies Record<CheckoutType, true>)];

/** What begins a new paragraph, or a new point of a list. */
const nextBlock = /\n\s*(?:\n|(?:[-*+]|\d+\.)\s)/;

const isParagraph = (source: string, index: number, found: string): boolean =>
  /\n[ \t\r]*\n$/.test(source.slice(0, index)) && /^[ \t\r]*(?:\n[ \t\r]*\n|\n?$)/.test(source.slice(index + found.length));

/** A section holds words of one paragraph, or whole paragraphs between marks of their own. */
function sectionProblem(source: string, index: number, name: string): string | undefined {
  const [begin, end] = [`{{#${name}}}`, `{{/${name}}}`];
  const endsAt = source.indexOf(end, index);
  const inside = source.slice(index, endsAt);
  if (/(?:^|\n)#{1,6} [^\n]*$/.test(source.slice(0, index)))
    return 'stands in a heading: put both marks on lines of their own, above the heading and below what belongs to it';
  if (!isParagraph(source, index, begin))
    return endsAt < 0 || nextBlock.test(inside) ? `needs a ${end} in the same paragraph or point of a list` : undefined;
  if (endsAt < 0 || !isParagraph(source, endsAt, end))
    return `needs a ${end} that stands alone as well, with an empty line above and below`;
  return /^##? /m.test(inside)
    ? 'holds a heading of the second level (##), which the list of contents shows in every shop: leave the heading outside'
    : undefined;
}

/** Particulars that no brand has, and sections that nobody knows, that do not end, or that end in the wrong place. */
export function checkMarks({ path, source }: TextFile, { particulars }: Known): Problem[] {
  const open: string[] = [];
  const problems: Problem[] = [];
  for (const { 0: found, 1: inside = '', index } of source.matchAll(mark)) {
    const [, sign, name = ''] = /^([#/]?)(.*)$/s.exec(inside.trim()) ?? [];
    const say = (text: string) => problems.push({ path, line: lineAt(source, index), text: `${found} ${text}` });
    if (sign === '' && particulars.length > 0 && !particulars.includes(name))
      say(`is nothing that a brand has: write one of ${particulars.join(', ')}`);
    if (sign === '') continue;
    if (!sections.includes(name) || found !== `{{${sign}${name}}}`) {
      say(`is no section's mark: these are ${sections.map((one) => `{{${sign}${one}}}`).join(', ')}`);
    } else if (sign === '#') {
      const problem = open.includes(name) ? `stands within another ${found}` : sectionProblem(source, index, name);
      if (problem) say(problem);
      open.push(name);
    } else {
      if (!open.includes(name)) say(`needs a {{#${name}}} before it`);
      else if (open.at(-1) !== name) say(`stands before {{/${open.at(-1) ?? ''}}}: what begins last ends first`);
      open.splice(open.lastIndexOf(name), open.includes(name) ? 1 : 0);
    }
  }
  return problems;
}
