import { readFile } from 'node:fs/promises';
import type { Hono } from 'hono';
import { backendPath } from '../root.ts';

const fileName = /^[a-z0-9-]+\.svg$/;

/** A logo's path on the shop's own origin: that is where logos come from, whatever the table says (design 6). */
export const isOwnPath = (url: string): boolean => /^\/(?![/\\])/.test(url);

/** Serves the logos of organisations: SVG files in `account/logos`, under the name that `organizations.logo_url` gives. */
export function mountLogos(app: Hono): void {
  app.get('/api/organizations/logos/:file', async (c) => {
    const file = c.req.param('file');
    const logo = fileName.test(file) ? await readFile(backendPath('account', 'logos', file), 'utf8').catch(() => undefined) : undefined;
    if (logo === undefined) return c.notFound();
    return c.body(logo, 200, { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'public, max-age=3600' });
  });
}
