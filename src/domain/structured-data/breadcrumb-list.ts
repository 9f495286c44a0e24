import type { BreadcrumbListLeaf } from 'schema-dts';
import { absolute } from './address.ts';

/** The trail that the page shows; its last crumb is the page itself. https://schema.org/BreadcrumbList */
export const breadcrumbList = (crumbs: readonly { label: string; href?: string }[], site: URL | undefined): BreadcrumbListLeaf => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ label, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    ...(href === undefined ? {} : { item: absolute(href, site) }),
  })),
});
