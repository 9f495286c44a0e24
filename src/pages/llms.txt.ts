import type { APIRoute } from 'astro';
import { brand } from '#brands/active.ts';
import { withParticulars } from '#brands/particulars.ts';
import type { Locale } from '#contracts/common.ts';
import { notPublished, plainText } from '#data/answers.ts';
import { getLlmsLinks } from '#data/llms.ts';
import { llmsText, type LlmsLink, type LlmsSection } from '#domain/llms-text.ts';
import { machinePaths } from '#domain/machine-paths.ts';
import { paths } from '#domain/routes.ts';
import { homeMessages } from '#i18n/home/index.ts';
import { listingMessages } from '#i18n/listing/index.ts';
import { llmsMessages } from '#i18n/llms/index.ts';

async function sectionsOf(locale: Locale): Promise<LlmsSection[]> {
  const t = llmsMessages(locale);
  const listing = listingMessages(locale);
  const { pages, destinations, articles } = await getLlmsLinks(locale);
  const { email, phone } = brand.support;
  const filled = (links: readonly LlmsLink[]) =>
    links.map(({ label, href, note = '' }) => ({ label: withParticulars(label, locale), href, note: withParticulars(note, locale) }));
  return [
    {
      title: t.pages,
      text: t.about({ name: brand.name, currency: brand.currency }),
      links: [{ label: listing.allTitle, href: paths.listing(locale), note: listing.allDescription }, ...filled(pages)],
    },
    { title: t.destinations, links: destinations },
    { title: t.magazine, links: articles },
    {
      title: t.search,
      links: [
        { label: 'QUERY', href: paths.search(locale, 'QUERY'), note: t.searchText },
        { label: t.sitemap, href: machinePaths.sitemap(locale) },
      ],
    },
    { title: t.contact, text: t.reach({ email, phone, hours: withParticulars('{{support.hours}}', locale) }), links: [] },
  ];
}

export const GET: APIRoute = async ({ site }) => {
  if (!brand.index) return notPublished();
  const sections = (await Promise.all(brand.locales.map(sectionsOf))).flat();
  return plainText(llmsText({ name: brand.name, summary: homeMessages(brand.locales[0]).description, sections }, site));
};
