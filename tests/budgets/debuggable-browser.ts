import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { chromiumArguments, findChromium } from '../support/chromium.ts';

/** A fresh browser that Lighthouse can take over. @throws Error when it does not start */
export async function startBrowser(): Promise<{ port: number; stop: () => Promise<void> }> {
  const profile = mkdtempSync(join(tmpdir(), 'landfall-browser-'));
  const browser = spawn(
    findChromium() ?? chromium.executablePath(),
    ['--headless=new', '--remote-debugging-port=0', `--user-data-dir=${profile}`, '--no-first-run', ...chromiumArguments, 'about:blank'],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const ended = new Promise<void>((resolve) => browser.once('exit', () => resolve()));
  const port = await new Promise<number>((resolve, reject) => {
    let printed = '';
    browser.stderr.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
      const found = /DevTools listening on ws:\/\/[^:]+:(\d+)/.exec(printed);
      if (found) resolve(Number(found[1]));
    });
    browser.once('exit', (code) => reject(new Error(`the browser ended with ${code}: ${printed}`)));
  });
  return {
    port,
    async stop() {
      browser.kill('SIGTERM');
      await ended;
      rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
    },
  };
}
