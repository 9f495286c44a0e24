import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.ts';
import { hostedShop } from './hosted.ts';
import { nginxProcess, temporaryFiles } from './nginx-conf.ts';
import { findProgram } from './programs.ts';
import { startWebServer, type WebServer } from './web-server.ts';

const brotliModules = [
  '/usr/share/nginx/modules/ngx_http_brotli_static_module.so',
  '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so',
];

/** The main file that a machine has anyway; `nginx -p` makes its folder the one for relative paths. */
const mainConf = (folder: string, brand: string, brotliModule: string | undefined): string => `
${brotliModule ? `load_module ${brotliModule};` : ''}
${nginxProcess(folder)}
http {
  include /etc/nginx/mime.types;
  default_type application/octet-stream;
  access_log off;
  ${temporaryFiles(folder)}
  include ${brand}/site.conf;
}
`;

/** Starts nginx with the files that the build made for it; only port, folder and services of `site.conf` are this machine's. */
export async function startNginx(services: string, { brand, site, rules } = hostedShop): Promise<WebServer & { hasBrotli: boolean }> {
  const folder = mkdtempSync(join(tmpdir(), 'landfall-nginx-'));
  chmodSync(folder, 0o755);
  const brotliModule = brotliModules.find((path) => existsSync(path));
  const emitted = join(rules, 'nginx');
  cpSync(emitted, join(folder, brand), { recursive: true });
  if (!brotliModule) rmSync(join(folder, brand, 'brotli.conf'));
  const port = await freePort();
  const own = readFileSync(join(emitted, 'site.conf'), 'utf8')
    .replace(/listen .*;/, `listen 127.0.0.1:${port};`)
    .replace(/root .*;/, `root ${site};`)
    .replace(/server [\d.]+:\d+;/, `server ${new URL(services).host};`);
  mkdirSync(join(folder, 'logs'));
  writeFileSync(join(folder, brand, 'site.conf'), own);
  writeFileSync(join(folder, 'nginx.conf'), mainConf(folder, brand, brotliModule));
  const server = await startWebServer(findProgram('nginx') ?? 'nginx', ['-p', folder, '-c', join(folder, 'nginx.conf')], port);
  async function stop(): Promise<void> {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  return { url: server.url, hasBrotli: brotliModule !== undefined, stop };
}
