import type { Question } from '#contracts/questions.ts';

type Pattern = Pick<NonNullable<Question['pattern']>, 'matches'>;

/** Of a pattern: what one character may be, and whether it comes any other number of times than one that is fixed. */
type Part = { one: RegExp; isVariable: boolean; mayBeMissing: boolean };

const whole = (source: string): RegExp => new RegExp(`^(?:${source})$`, 'u');

/** Whether an answer has the form that a question asks for, from its first character to its last. */
export const fits = (answer: string, { matches }: Pattern): boolean => whole(matches).test(answer);

/** A class in brackets, `\d`, `\w`, `\s`, `\p{L}`, or a character that stands for itself; then how often. */
const nextPart = /(\[(?:\\.|[^\\[\]])+\]|\\(?:[dsw]|p\{L\}|[^a-z0-9])|[^\\[\](){}.*+?|^$])(?:([*+?])|\{(\d{1,2})(?:(,)(\d{0,2}))?\})?/iuy;

/** @throws SyntaxError for a part that is no regular expression */
function partsOf(pattern: string): Part[] | undefined {
  const parts: Part[] = [];
  const scan = new RegExp(nextPart);
  while (scan.lastIndex < pattern.length) {
    const [, one, sign, least, comma, most] = scan.exec(pattern) ?? [];
    if (one === undefined) return undefined;
    const mayBeMissing = sign === '*' || sign === '?' || Number(least) === 0;
    parts.push({ one: whole(one), isVariable: sign !== undefined || (comma !== undefined && least !== most), mayBeMissing });
  }
  return parts;
}

const characters = Array.from({ length: 0x1_00_00 }, (_, code) => String.fromCharCode(code));

const overlap = (a: Part, b: Part): boolean => characters.some((character) => a.one.test(character) && b.one.test(character));

/** What may stand where a part ends: those after it up to the first that cannot be missing. */
function followers(parts: readonly Part[], index: number): readonly Part[] {
  const rest = parts.slice(index + 1);
  const certain = rest.findIndex(({ mayBeMissing }) => !mayBeMissing);
  return certain < 0 ? rest : rest.slice(0, certain + 1);
}

/**
 * Why a pattern is not one that any answer is held against in linear time. Where a part ends is never in doubt in one that is: it has no
 * groups and no alternatives, and what follows a part of any length begins with none of its characters. So nothing is tried twice.
 */
export function patternFault({ matches }: Pattern): string | undefined {
  try {
    whole(matches);
    const parts = partsOf(matches);
    if (!parts) return 'pattern: write it without groups, alternatives, anchors and dots';
    const isInDoubt = parts.some((part, index) => part.isVariable && followers(parts, index).some((next) => overlap(part, next)));
    return isInDoubt ? 'pattern: what follows a part of any length must begin with another character' : undefined;
  } catch {
    return 'pattern: this is no regular expression';
  }
}
