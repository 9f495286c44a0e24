import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { parse } from 'yaml';
import { root } from '#backend/root.ts';

const origin = (example: string) =>
  v.pipe(
    v.string(),
    v.regex(/^https?:\/\/[^/\s]+\/?$/, `give an origin, such as ${example}`),
    v.transform((text) => text.replace(/\/$/, '')),
  );

const settings = v.object({
  BRAND: v.optional(v.pipe(v.string(), v.regex(/^[\w-]+$/, 'give the name of a folder in src/brands')), 'landfall'),
  SITE_URL: v.optional(origin('https://shop.example')),
  SERVICES_ORIGIN: v.optional(origin('https://services.shop.example'), 'http://127.0.0.1:4321'),
  COMPRESSED_COPIES: v.optional(v.picklist(['true', 'false'], 'give true or false'), 'true'),
});

export type HostSettings = {
  brand: string;
  /** Public origin of the shop. */
  siteUrl: string;
  /** Origin of the server that answers `/api` and the other paths that are no files, as the host reaches it. */
  servicesOrigin: string;
  /** Whether `.br` and `.gz` files are left beside the text files. */
  compressedCopies: boolean;
};

/** What the pages' canonical addresses start with where SITE_URL is not set. */
function brandUrl(brand: string): string {
  const file = join(root, 'src', 'brands', brand, 'brand.yaml');
  if (!existsSync(file)) throw new Error(`BRAND is "${brand}": there is no ${file}.`);
  return (parse(readFileSync(file, 'utf8')) as { url: string }).url.replace(/\/$/, '');
}

/**
 * Reads what the files for hosts are made with; an empty setting counts as absent.
 * @throws Error naming every wrong setting, what was found and what to do
 */
export function readHostSettings(env: Readonly<Record<string, string | undefined>>): HostSettings {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value));
  const result = v.safeParse(settings, given);
  if (!result.success) {
    const problems = result.issues.map((issue) => `${v.getDotPath(issue) ?? ''} is ${issue.received}: ${issue.message}.`);
    throw new Error(`The files for hosts cannot be made. Wrong settings:\n  ${problems.join('\n  ')}`);
  }
  const { BRAND, SITE_URL, SERVICES_ORIGIN, COMPRESSED_COPIES } = result.output;
  return {
    brand: BRAND,
    siteUrl: SITE_URL ?? brandUrl(BRAND),
    servicesOrigin: SERVICES_ORIGIN,
    compressedCopies: COMPRESSED_COPIES === 'true',
  };
}
