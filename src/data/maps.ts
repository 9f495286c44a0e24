import { getEntry } from 'astro:content';
import type { Locale } from '#contracts/common.ts';
import type { CityMap } from '#domain/city-map.ts';
import { drawMap } from '#domain/draw-map.ts';

/** The map of a city, ready to be shown. @returns nothing where editors have drawn none */
export async function getMap(city: string, locale: Locale): Promise<CityMap | undefined> {
  const entry = await getEntry('maps', city);
  if (!entry) return undefined;
  const { districts, ...drawing } = entry.data;
  const named = districts.map(({ name, at }) => ({ name: typeof name === 'string' ? name : name[locale], at }));
  return drawMap({ ...drawing, districts: named });
}
