/** Makes sure that there is what tests need of the system: a Chromium, nginx and Caddy; says in one line each which. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { findChromium } from './chromium.ts';
import { findProgram, webServers } from './programs.ts';

/** Debian starts the servers that it installs, but not in this run level: tests start their own. */
const asleep = { RUNLEVEL: '1' };

const run = (command: string, ...parameters: string[]): void => {
  execFileSync(command, parameters, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', ...asleep },
  });
};

const foundBrowser = (): string | undefined => findChromium() ?? [chromium.executablePath()].find((path) => existsSync(path));
const missingServers = () => webServers.filter(({ name }) => !findProgram(name));

/** Debian, or what is made of it. */
function canInstall(): boolean {
  const release = existsSync('/etc/os-release') ? readFileSync('/etc/os-release', 'utf8') : '';
  return process.getuid?.() === 0 && /^ID(_LIKE)?=.*\bdebian\b/m.test(release);
}

function installPackages(names: readonly string[]): void {
  try {
    run('apt-get', 'update');
    run('apt-get', 'install', '-y', '--no-install-recommends', ...names);
  } catch (error) {
    console.warn(`apt-get did not help: ${(error as Error).message}`);
  }
}

/** Debian's own package brings its libraries along; elsewhere (Ubuntu's wants snap) Playwright's download serves. */
const packages = [...(foundBrowser() ? [] : ['chromium']), ...missingServers().flatMap((server) => server.packages)];
if (packages.length > 0 && canInstall()) installPackages(packages);
if (!foundBrowser()) run('npx', 'playwright', 'install', '--with-deps', 'chromium');

const browser = foundBrowser();
if (!browser) throw new Error('No Chromium to test with: install one, or give its path in CHROMIUM_PATH.');
const [absent] = missingServers();
if (absent)
  throw new Error(`No ${absent.name} to test with: install it (Debian and Ubuntu: apt-get install ${absent.packages.join(' ')}).`);
console.info(`Testing with ${[browser, ...webServers.map(({ name }) => findProgram(name))].join(', ')}`);
