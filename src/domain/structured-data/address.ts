/** A path as the absolute address that search engines ask for. `site` is Astro's own, set in `astro.config.mjs`. */
export const absolute = (path: string, site: URL | undefined): string => new URL(path, site).href;
