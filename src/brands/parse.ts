import * as v from 'valibot';
import { parse } from 'yaml';
import { brandSchema, type Brand } from './schema.ts';

type Issue = v.BaseIssue<unknown>;
type Entries = Record<string, { entries?: Entries; wrapped?: { entries?: Entries } }>;

/** The keys that a section of brand.yaml may have. */
function keysAt(section: readonly string[]): string[] {
  const found = section.reduce<Entries | undefined>(
    (entries, key) => entries?.[key]?.entries ?? entries?.[key]?.wrapped?.entries,
    brandSchema.entries as Entries,
  );
  return Object.keys(found ?? {});
}

function sayIssue(issue: Issue): string {
  const path = (issue.path ?? []).map(({ key }) => String(key));
  const field = path.join('.') || 'the file';
  if (issue.expected === 'never')
    return `${field}: unknown key; allowed here: ${keysAt(path.slice(0, -1)).join(', ') || 'the keys of the entries beside it'}`;
  if (issue.type === 'partial_check') return `${field}: ${issue.message}`;
  if (issue.received === 'undefined') return `${field}: missing`;
  // Messages of our own say what is allowed; the library's begin with "Invalid".
  const allowed = issue.message.startsWith('Invalid')
    ? `allowed: ${issue.expected?.replace(/^\(|\)$/g, '').replaceAll(' | ', ', ') ?? issue.type}`
    : issue.message;
  return `${field}: found ${issue.received}; ${allowed}`;
}

/** What is to be read in each language of the brand, and lacks one. */
function untranslated({ locales, legalEntity, support }: Brand): string[] {
  const texts = {
    'legalEntity.country': legalEntity.country,
    'legalEntity.representedBy': legalEntity.representedBy,
    'support.hours': support.hours,
  };
  return Object.entries(texts).flatMap(([field, text]) =>
    locales.filter((locale) => text[locale] === undefined).map((locale) => `${field}.${locale}: missing; locales has ${locale}`),
  );
}

export type ParsedBrand = { brand: Brand; problems?: never } | { brand?: never; problems: string[] };

/** Reads a brand.yaml. Each problem names the field, what was found and what is allowed. */
export function parseBrand(source: string): ParsedBrand {
  let data: unknown;
  try {
    data = parse(source);
  } catch (error) {
    return { problems: [`no valid YAML: ${(error as Error).message.split('\n')[0] ?? ''}`] };
  }
  const result = v.safeParse(brandSchema, data);
  if (!result.success) return { problems: result.issues.map(sayIssue) };
  const problems = untranslated(result.output);
  return problems.length > 0 ? { problems } : { brand: result.output };
}

/** The same for callers that need a brand. @throws Error naming the file and all its problems */
export function brandFrom(source: string, file: string): Brand {
  const { brand, problems } = parseBrand(source);
  if (brand) return brand;
  throw new Error(`${file}\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
}
