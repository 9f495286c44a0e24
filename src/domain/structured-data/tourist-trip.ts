import type { TouristTripLeaf } from 'schema-dts';
import type { CruiseRoute } from '#contracts/cruises.ts';
import { absolute } from './address.ts';

type Sailing = { name: string; description: string; path: string; provider: string; ports: CruiseRoute['cruiseRoutePorts'] };

/** A sailing and where it calls. https://schema.org/TouristTrip */
export const touristTrip = ({ name, description, path, provider, ports }: Sailing, site: URL | undefined): TouristTripLeaf => ({
  '@type': 'TouristTrip',
  name,
  description,
  url: absolute(path, site),
  provider: { '@type': 'Organization', name: provider },
  itinerary: {
    '@type': 'ItemList',
    numberOfItems: ports.length,
    itemListElement: ports.map(({ city, country, latitude, longitude }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: `${city}, ${country}`,
      item: { '@type': 'Place', name: `${city}, ${country}`, geo: { '@type': 'GeoCoordinates', latitude, longitude } },
    })),
  },
});
