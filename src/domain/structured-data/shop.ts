import type { OrganizationLeaf, SearchActionLeaf, WebSiteLeaf, WithActionConstraints } from 'schema-dts';
import type { Locale } from '#contracts/common.ts';
import { paths } from '../routes.ts';
import { absolute } from './address.ts';

type Shop = { name: string; legalName: string; logo: string; socialLinks: readonly { url: string }[] };

/** Who runs the shop, as header and footer of each page say. https://schema.org/Organization */
export const organization = ({ name, legalName, logo, socialLinks }: Shop, site: URL | undefined): OrganizationLeaf => ({
  '@type': 'Organization',
  '@id': absolute('/#organization', site),
  name,
  legalName,
  url: absolute('/', site),
  logo: absolute(logo, site),
  ...(socialLinks.length > 0 ? { sameAs: socialLinks.map(({ url }) => url) } : {}),
});

const placeholder = 'search_term_string';

/** The shop in one language, and how to search it. https://schema.org/WebSite */
export function webSite(name: string, locale: Locale, site: URL | undefined): WebSiteLeaf {
  const search: WithActionConstraints<SearchActionLeaf> = {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${absolute(paths.search(locale), site)}?q={${placeholder}}` },
    'query-input': `required name=${placeholder}`,
  };
  return {
    '@type': 'WebSite',
    name,
    url: absolute(paths.home(locale), site),
    inLanguage: locale,
    publisher: { '@id': absolute('/#organization', site) },
    potentialAction: search,
  };
}
