import type { ImageMetadata } from 'astro';
import { getCollection, getEntry, render } from 'astro:content';
import type { Locale } from '#contracts/common.ts';

const posters = import.meta.glob<ImageMetadata>('/content/destinations/*.svg', { eager: true, import: 'default' });

/** One place with its poster. */
export type Destination = {
  id: string;
  label: string;
  country: string;
  teaser: string;
  description: string;
  alt: string;
  poster: ImageMetadata;
  intro: string;
  /** A port of call, and none of the top destinations. */
  port: boolean;
  facts: { language: string; currency: string; timeZone: string; arrival: string; transport: string };
  /** 1 is January. */
  bestMonths: number[];
};

/** Requirements 2, "top destinations": home and the footer show these alone. */
export const isTop = ({ port }: Pick<Destination, 'port'>): boolean => !port;

function withPoster<T extends { id: string }>(data: T): T & { poster: ImageMetadata } {
  const poster = posters[`/content/destinations/${data.id}.svg`];
  if (!poster) throw new Error(`content/destinations/${data.id}.svg is missing: every destination needs its poster`);
  return { ...data, poster };
}

/** All destinations, in the alphabet of the locale. */
export async function getDestinations(locale: Locale): Promise<Destination[]> {
  const entries = await getCollection('destinations', ({ id }) => id.startsWith(`${locale}/`));
  return entries.map(({ data }) => withPoster(data)).sort((a, b) => a.label.localeCompare(b.label, locale));
}

/** The zone of a place; nothing for one that is unknown. */
export async function timeZoneOf(locale: Locale, id: string): Promise<string | undefined> {
  return (await getDestinations(locale)).find((place) => place.id === id)?.facts.timeZone;
}

/** The text about a destination, as a component. */
export async function getDestinationText(locale: Locale, id: string) {
  const entry = await getEntry('destinations', `${locale}/${id}`);
  if (!entry) throw new Error(`content/destinations/${locale}/${id}.md is missing`);
  return (await render(entry)).Content;
}
