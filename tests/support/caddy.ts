import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.ts';
import { hostedShop } from './hosted.ts';
import { findProgram } from './programs.ts';
import { startWebServer, type WebServer } from './web-server.ts';

/** Starts Caddy with the files that the build made for it; the environment says what is this machine's. */
export async function startCaddy(services: string, { site, rules } = hostedShop): Promise<WebServer & { hasBrotli: boolean }> {
  const folder = mkdtempSync(join(tmpdir(), 'landfall-caddy-'));
  const emitted = join(rules, 'caddy', 'Caddyfile');
  const main = join(folder, 'Caddyfile');
  writeFileSync(main, `{\n\tadmin off\n}\nimport ${emitted}\n`);
  const port = await freePort();
  const env = {
    ...process.env,
    HOME: folder,
    XDG_DATA_HOME: folder,
    XDG_CONFIG_HOME: folder,
    SITE_ADDRESS: `http://127.0.0.1:${port}`,
    SITE_ROOT: site,
    SERVICES_ORIGIN: services,
  };
  const server = await startWebServer(findProgram('caddy') ?? 'caddy', ['run', '--config', main, '--adapter', 'caddyfile'], port, env);
  async function stop(): Promise<void> {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  return { url: server.url, hasBrotli: true, stop };
}
