import type { ItemListLeaf } from 'schema-dts';
import { absolute } from './address.ts';

type Sailing = { name: string; description: string; path: string; provider: string };

/** Sailings in the order in which a page shows them. https://schema.org/ItemList */
export const touristTripList = (sailings: readonly Sailing[], site: URL | undefined): ItemListLeaf => ({
  '@type': 'ItemList',
  numberOfItems: sailings.length,
  itemListElement: sailings.map((sailing, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: sailing.name,
    item: {
      '@type': 'TouristTrip',
      name: sailing.name,
      description: sailing.description,
      url: absolute(sailing.path, site),
      provider: { '@type': 'Organization', name: sailing.provider },
    },
  })),
});
