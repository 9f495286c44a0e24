/** Makes sure that there is a Chromium to test with, and says in one line which. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { findChromium } from './chromium.ts';

const run = (command: string, ...parameters: string[]): void => {
  execFileSync(command, parameters, { stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
};

const found = (): string | undefined => findChromium() ?? [chromium.executablePath()].find((path) => existsSync(path));

function isDebianAsRoot(): boolean {
  const release = existsSync('/etc/os-release') ? readFileSync('/etc/os-release', 'utf8') : '';
  return process.getuid?.() === 0 && /^ID="?debian"?$/m.test(release);
}

/** Debian's own package brings its libraries along; elsewhere (Ubuntu's wants snap) Playwright's download serves. */
function install(): void {
  if (isDebianAsRoot()) {
    try {
      run('apt-get', 'update');
      run('apt-get', 'install', '-y', '--no-install-recommends', 'chromium');
    } catch (error) {
      console.warn(`apt-get did not help: ${(error as Error).message}`);
    }
  }
  if (!found()) run('npx', 'playwright', 'install', '--with-deps', 'chromium');
}

if (!found()) install();
const browser = found();
if (!browser) throw new Error('No Chromium to test with: install one, or give its path in CHROMIUM_PATH.');
console.info(`Testing with ${browser}`);
