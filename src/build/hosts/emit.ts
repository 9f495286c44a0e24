import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { readBrandFacts } from '#backend/brand.ts';
import { root } from '#backend/root.ts';
import { compressFiles } from '../pages/compress.ts';
import { caddy } from './caddy.ts';
import { cloudflare } from './cloudflare/cloudflare.ts';
import { netlify } from './netlify.ts';
import { nginx } from './nginx/nginx.ts';
import { readHostSettings } from './settings.ts';
import { readSite, type Host } from './site.ts';
import { vercel } from './vercel.ts';

/**
 * A build step: leaves in `dist/hosts/<brand>/<host>/` what each host needs to serve `dist/<brand>`, and there compressed copies of what is
 * no page.
 */
const hosts: readonly Host[] = [netlify, cloudflare, vercel, nginx, caddy];

const settings = readHostSettings(process.env);
const directory = join(root, 'dist', settings.brand);
const target = join(root, 'dist', 'hosts', settings.brand);
const site = await readSite(directory, settings, readBrandFacts(settings.brand).locales);
await rm(target, { recursive: true, force: true });
for (const { name, filesFor } of hosts) {
  for (const [file, text] of Object.entries(filesFor(site))) {
    const path = join(target, name, file);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text);
  }
}
console.info(`Rules for ${hosts.map(({ name }) => name).join(', ')} in dist/hosts/${settings.brand}`);
if (settings.compressedCopies) console.info(`${await compressFiles(directory, site.files)} more files with compressed copies`);
