import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '#backend/root.ts';
import { lateTour, writeCatalogueWith, type LateTour } from './late-tour.ts';
import { writeLateSailing } from './sailings.ts';

/**
 * The built server as it is deployed, on a free port, with data that end with it, and with tours and a sailing that came after the build.
 * @throws Error when it does not start
 */
export async function startProductionServer(
  lateTours: readonly LateTour[] = [lateTour],
  settings: Readonly<Record<string, string>> = {},
): Promise<{ url: string; stop: () => Promise<void> }> {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'landfall-budgets-'));
  const catalogue = join(dataDirectory, 'catalogue');
  writeCatalogueWith(lateTours, catalogue);
  writeLateSailing(catalogue);
  const server = spawn(process.execPath, [join(root, 'dist', 'server', 'main.js')], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, PORT: '0', DATA_DIR: join(dataDirectory, 'data'), CATALOGUE_DIR: catalogue, LOG_LEVEL: 'error', ...settings },
  });
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const url = await new Promise<string>((resolve, reject) => {
    let printed = '';
    server.stdout.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
      const found = / is at (http\S+)/.exec(printed);
      if (found?.[1]) resolve(found[1]);
    });
    server.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
  });
  return {
    url,
    async stop() {
      server.kill('SIGTERM');
      await ended;
      rmSync(dataDirectory, { recursive: true, force: true });
    },
  };
}
