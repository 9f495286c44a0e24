import { barePath } from '#domain/host-rules.ts';
import type { Host, Site } from '../site.ts';
import { mapsFor } from './maps.ts';
import { serverFor } from './server.ts';
import { prefixOf } from './syntax.ts';

const lines = (entries: readonly [string, string][]): string => entries.map(([key, value]) => `${key} ${value};\n`).join('');

/** Twice the entries: nginx asks for room when a hash table is built. */
const hashSize = ({ pages }: Site): number => Math.max(2_048, 2 ** Math.ceil(Math.log2(pages.length * 2)));

/** What differs from machine to machine: copy it, and make it yours. */
function siteConf(site: Site): string {
  const { brand, siteUrl, servicesOrigin } = site.settings;
  const { host, hostname } = new URL(servicesOrigin);
  const upstream = host === hostname ? `${host}:${servicesOrigin.startsWith('https:') ? 443 : 80}` : host;
  return `map_hash_bucket_size 256;
map_hash_max_size ${hashSize(site)};
include ${brand}/maps.conf;

upstream ${prefixOf(brand)}_services {
  server ${upstream};
  keepalive 32;
}

server {
  listen 80;
  server_name ${new URL(siteUrl).hostname};
  root /srv/${brand};
  include ${brand}/server.conf;
}
`;
}

/** nginx 1.22 or later; the folder is `/etc/nginx/<brand>`, and `site.conf` is included in `http`. */
export const nginx: Host = {
  name: 'nginx',
  filesFor: (site) => ({
    'site.conf': siteConf(site),
    'maps.conf': mapsFor(site),
    'server.conf': serverFor(site),
    'brotli.conf': 'brotli_static on;\n',
    'pages.map': lines(site.pages.map(({ path }) => [barePath(path) || '""', path])),
    'csp.map': lines(site.pages.map(({ file, policy }) => [`/${file}`, `policy-${policy}`])),
  }),
};
