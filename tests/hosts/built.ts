import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readHostSettings } from '#build/hosts/settings.ts';
import { siteDirectory } from '#backend/root.ts';

/** Addresses that only the build knows, as their paths. */
export type Built = { tour: string; script: string };

const first = (folder: string, ending: string): string => {
  const name = readdirSync(join(siteDirectory('landfall'), folder))
    .sort()
    .find((file) => file.endsWith(ending));
  if (!name) throw new Error(`the build has nothing like ${folder}/*${ending}`);
  return `/${folder}/${name}`;
};

/** Settings of a server for the site that was built. */
export const hostedSettings = { SITE_URL: readHostSettings(process.env).siteUrl };

export const readBuilt = (): Built => ({
  tour: first('de/tours/rome', '.html').replace(/\.html$/, ''),
  script: first('_astro', '.js'),
});
