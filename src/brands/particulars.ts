import * as v from 'valibot';
import { locale as knownLocale, type Locale } from '#contracts/common.ts';
import { brand } from './active.ts';

type Particulars = { [key: string]: string | Particulars | undefined };

const particulars = { name: brand.name, legalEntity: brand.legalEntity, support: brand.support } satisfies Particulars;
const placeholder = /\{\{\s*([\w.]+)\s*\}\}/g;

/** @throws Error when no brand has such a particular */
function read(path: string, locale: Locale): string {
  const found = path.split('.').reduce<string | Particulars | undefined>((part, key) => (typeof part === 'object' ? part[key] : undefined), particulars);
  const text = typeof found === 'object' ? found[locale] : found;
  if (typeof text === 'string') return text;
  throw new Error(`{{${path}}} is no particular of a brand: see content/README.md for those that are`);
}

const section = /\{\{#(\w+)\}\}(.*?)\{\{\/\1\}\}/gs;
const sectionMark = /\{\{[#/]\w*\}\}/;

/**
 * Keeps what stands between `{{#en}}` and `{{/en}}` where the brand has pages in that language, and drops it elsewhere.
 * @throws Error for a section of another name, or one that is not closed
 */
function inOfferedLocales(text: string): string {
  const kept = text.replace(section, (all, locale: string, inside: string) => {
    if (!v.is(knownLocale, locale)) return all;
    return brand.locales.includes(locale) ? inside : '';
  });
  const [left] = sectionMark.exec(kept) ?? [];
  if (left) throw new Error(`${left} begins or ends no section: write {{#en}} … {{/en}}, within one paragraph; languages are ${knownLocale.options.join(', ')}`);
  return kept;
}

const links: Record<string, (text: string) => string> = {
  'support.email': (text) => `<a href="mailto:${text}">${text}</a>`,
  'support.phone': (text) => `<a href="tel:${text.replaceAll(' ', '')}">${text}</a>`,
};

/** A clause that was all about another language leaves no number behind. */
const withoutEmptyItems = (html: string): string => html.replace(/<li>\s*<\/li>\n?/g, '');

const escape = (text: string): string => text.replace(/[&<>"]/g, (mark) => `&#${mark.charCodeAt(0)};`);

/** Puts the brand's particulars where an editor's text has `{{name}}`, `{{legalEntity.city}}` and the like. */
export const withParticulars = (text: string, locale: Locale): string => inOfferedLocales(text).replace(placeholder, (_, path: string) => read(path, locale));

/** The same in HTML: escaped, and addresses to write to or call as links. */
export const withLinkedParticulars = (html: string, locale: Locale): string =>
  withoutEmptyItems(inOfferedLocales(html)).replace(placeholder, (_, path: string) => (links[path] ?? String)(escape(read(path, locale))));
