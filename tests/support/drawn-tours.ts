import { existsSync } from 'node:fs';
import type { Tour } from '#backend/catalogue/catalogue.ts';
import type { DrawnPicture, TourPicture } from '#backend/catalogue/pictures.ts';
import { cataloguePath } from '#backend/root.ts';
import { readCatalogue } from './read-catalogue.ts';

const { tours, destinations } = await readCatalogue();

/** Cities that have places of their own to draw tours in. */
export const drawnCities = [...destinations.keys()].filter((city) => existsSync(cataloguePath('artwork', 'places', city))).sort();

export const toursOf = (city: string): Tour[] => [...tours.values()].filter(({ destination }) => destination.id === city);

const isDrawn = (picture: TourPicture): picture is DrawnPicture => 'parts' in picture;

/** Its pictures that are drawings. */
export const drawingsIn = ({ pictures = [] }: Pick<Tour, 'pictures'>): DrawnPicture[] => pictures.filter(isDrawn);

export const partsIn = ({ parts }: DrawnPicture): string[] => parts.map(({ part }) => part).sort();
