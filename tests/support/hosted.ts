import { join } from 'node:path';
import { root, siteDirectory } from '#backend/root.ts';
import { defaultBrand } from '#brands/folder.ts';
import { oneLanguage, scratchHosts, scratchSite } from './scratch-project.ts';

/** Built pages, and the folder with the files for their hosts. */
export type Hosted = { brand: string; site: string; rules: string };

export const hostedShop: Hosted = {
  brand: defaultBrand,
  site: siteDirectory(defaultBrand),
  rules: join(root, 'dist', 'hosts', defaultBrand),
};
export const hostedOneLanguage: Hosted = {
  brand: oneLanguage.name,
  site: scratchSite(oneLanguage.name),
  rules: scratchHosts(oneLanguage.name),
};
