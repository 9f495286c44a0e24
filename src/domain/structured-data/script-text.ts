import type { JsonLdObject } from 'schema-dts';

/** What stands in a script of type `application/ld+json`. Text that begins a tag must not end the script. */
export const scriptText = (thing: JsonLdObject): string =>
  JSON.stringify({ '@context': 'https://schema.org', ...thing }).replaceAll('<', '\\u003c');
