import { getCollection } from 'astro:content';
import { digestOf } from './digest.ts';

/** Digest of all that editors have written: header and footer link to pages, a tour to its destination. */
export async function digestOfEditorsTexts(): Promise<string> {
  const collections = await Promise.all([getCollection('destinations'), getCollection('magazine'), getCollection('pages')]);
  return digestOf(collections.flat().map(({ collection, id, digest, data }) => [collection, id, digest ?? data]));
}
