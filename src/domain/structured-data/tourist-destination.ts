import type { TouristDestinationLeaf } from 'schema-dts';
import { absolute } from './address.ts';

type Place = { name: string; country: string; description: string; path: string; image: string };

/** A city's page. https://schema.org/TouristDestination */
export const touristDestination = ({ name, country, description, path, image }: Place, site: URL | undefined): TouristDestinationLeaf => ({
  '@type': 'TouristDestination',
  name,
  description,
  url: absolute(path, site),
  image: absolute(image, site),
  containedInPlace: { '@type': 'Country', name: country },
});
