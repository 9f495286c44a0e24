import { escape } from 'html-escaper';
import { locales, type Locale } from '#contracts/common.ts';
import { brand } from './active.ts';
import { brandSchema } from './schema.ts';

type Particulars = { [key: string]: string | Particulars | undefined };

const particulars = { name: brand.name, legalEntity: brand.legalEntity, support: brand.support } satisfies Particulars;
const placeholder = /\{\{\s*([\w.]+)\s*\}\}/g;

/** @throws Error when no brand has such a particular */
function read(path: string, locale: Locale): string {
  const found = path
    .split('.')
    .reduce<string | Particulars | undefined>((part, key) => (typeof part === 'object' ? part[key] : undefined), particulars);
  const text = typeof found === 'object' ? found[locale] : found;
  if (typeof text === 'string') return text;
  throw new Error(`{{${path}}} is no particular of a brand: see content/README.md for those that are`);
}

const section = /\{\{#(\w+)\}\}(.*?)\{\{\/\1\}\}/gs;
const sectionMark = /\{\{\s*[#/][^{}]*\}\}/;

/** The names of sections, and whether this brand keeps them. */
const isKept = new Map<string, boolean>([
  ...locales.map((locale) => [locale, brand.locales.includes(locale)] as const),
  ...brandSchema.entries.checkoutType.options.map((type) => [type, brand.checkoutType === type] as const),
]);

/**
 * Keeps what stands between `{{#en}}` and `{{/en}}` where the brand has pages in that language, between `{{#billed}}` and
 * `{{/billed}}` where its checkout is of that type, and drops it elsewhere. One section may stand within another.
 * @throws Error for a section of another name, or one that is not closed
 */
function withOwnSections(text: string): string {
  const kept = text.replace(section, (all, name: string, inside: string) => {
    if (!isKept.has(name)) return all;
    // What is dropped is read as well: a mistake in it is one for every brand.
    const own = withOwnSections(inside);
    return isKept.get(name) ? own : '';
  });
  const [left] = sectionMark.exec(kept) ?? [];
  if (left)
    throw new Error(
      `${left} begins or ends no section: write {{#en}} … {{/en}}, as content/README.md says; ` +
        `sections are ${[...isKept.keys()].join(', ')}`,
    );
  return kept;
}

const links: Record<string, (text: string) => string> = {
  'support.email': (text) => `<a href="mailto:${text}">${text}</a>`,
  'support.phone': (text) => `<a href="tel:${text.replaceAll(' ', '')}">${text}</a>`,
};

/** Paragraphs before points, points before lists: the outer one may be empty without the inner. */
const blocks = ['p', 'li', '[ou]l'].map((tag) => RegExp(`<(${tag})(?: [^>]*)?>\\s*</\\1>\\n?`, 'g'));

/** A paragraph of marks alone leaves no gap behind, and a clause that was all about other brands no number. */
const withoutEmptyBlocks = (html: string): string => blocks.reduce((kept, block) => kept.replace(block, ''), html);

/** Puts the brand's particulars where an editor's text has `{{name}}`, `{{legalEntity.city}}` and the like. */
export const withParticulars = (text: string, locale: Locale): string =>
  withOwnSections(text).replace(placeholder, (_, path: string) => read(path, locale));

/** The same in HTML: escaped, and addresses to write to or call as links. */
export const withLinkedParticulars = (html: string, locale: Locale): string =>
  withoutEmptyBlocks(withOwnSections(html)).replace(placeholder, (_, path: string) => (links[path] ?? String)(escape(read(path, locale))));
