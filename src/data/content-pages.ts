import { getCollection, render, type CollectionEntry } from 'astro:content';
import type { Locale } from '#contracts/common.ts';
import { offeredLocales } from '#domain/offered-locales.ts';
import { composedPages, pagesOfSome, takenNames } from './page-names.ts';

type Entry = CollectionEntry<'pages'>;

/** An editor's page: its name is the last part of its path, `aboutUs`. Texts still have the brand's placeholders. */
export type ContentPage = Entry['data'] & { name: string; path: string; entry: Entry };

function namesOf({ id }: Entry): { locale: string; name: string; isOwn: boolean } {
  const [name = '', locale = ''] = id.split('/').reverse();
  return { locale, name, isOwn: id.startsWith('src/') };
}

function pageOf(entry: Entry, locale: Locale): ContentPage {
  const { name } = namesOf(entry);
  if (!/^[\w-]+$/.test(name) || takenNames.includes(name))
    throw new Error(
      `${entry.id}.md: the name ${name} cannot be a page's; it may have letters, digits and hyphens, ` +
        `and be none of these: ${takenNames.join(', ')}`,
    );
  return { ...entry.data, name, path: `/${locale}/${name}`, entry };
}

/** All pages of a locale by their order; a brand's own in place of the common one of the same name. */
export async function getContentPages(locale: Locale): Promise<ContentPage[]> {
  const entries = await getCollection('pages', (entry) => namesOf(entry).locale === locale);
  const byName = new Map(
    entries.sort((a, b) => Number(namesOf(a).isOwn) - Number(namesOf(b).isOwn)).map((entry) => [namesOf(entry).name, entry]),
  );
  return [...byName.values()]
    .map((entry) => pageOf(entry, locale))
    .filter(({ name }) => pagesOfSome[name] ?? true)
    .sort((a, b) => a.order - b.order || a.title.localeCompare(b.title, locale));
}

/** @throws Error naming the file that is missing */
export async function getContentPage(locale: Locale, name: string): Promise<ContentPage> {
  const page = (await getContentPages(locale)).find((one) => one.name === name);
  if (!page) throw new Error(`content/pages/${locale}/${name}.md is missing`);
  return page;
}

/** Every editors' page of every locale, with the paths of its twins in the others. */
export async function getContentTwins() {
  const byLocale = await Promise.all(offeredLocales.map(async (locale) => ({ locale, pages: await getContentPages(locale) })));
  const twins = (name: string): Partial<Record<Locale, string>> =>
    Object.fromEntries(
      byLocale.flatMap(({ locale, pages }) => pages.filter((page) => page.name === name).map(({ path }) => [locale, path])),
    );
  return byLocale.flatMap(({ locale, pages }) => pages.map((page) => ({ locale, page, alternates: twins(page.name) })));
}

/** A page for each file that no route of its own composes. */
export const contentPaths = async () =>
  (await getContentTwins())
    .filter(({ page }) => !composedPages.includes(page.name))
    .map((props) => ({ params: { locale: props.locale, page: props.page.name }, props }));

export type Heading = { slug: string; text: string };

/** A text as a component, with its sections' headings. */
export async function getText({ entry }: { entry: Entry | CollectionEntry<'magazine'> }) {
  const { Content, headings } = await render(entry);
  return { Text: Content, headings: headings.filter(({ depth }) => depth === 2) };
}
