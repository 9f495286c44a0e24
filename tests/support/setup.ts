/**
 * `npm run setup`: installs what the tests need of the system, once: a Chromium, Java, nginx, Varnish and Caddy. Says in one line each
 * which.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { headlessShell } from './chromium.ts';
import { foundBrowser, javaPackages, missing, missingServers } from './needs.ts';
import { findProgram, webServers } from './programs.ts';

/** Debian starts the servers that it installs, but not in this run level: tests start their own. */
const asleep = { RUNLEVEL: '1' };

const run = (command: string, ...parameters: string[]): void => {
  execFileSync(command, parameters, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', ...asleep },
  });
};

/** Debian, or what is made of it. */
function isDebian(): boolean {
  return existsSync('/etc/os-release') && /^ID(_LIKE)?=.*\bdebian\b/m.test(readFileSync('/etc/os-release', 'utf8'));
}

/** As root, or through sudo. */
function installPackages(names: readonly string[]): void {
  const [command = '', ...before] = process.getuid?.() === 0 ? ['apt-get'] : ['sudo', 'apt-get'];
  try {
    run(command, ...before, 'update');
    run(command, ...before, 'install', '-y', '--no-install-recommends', ...names);
  } catch (error) {
    console.warn(`apt-get did not help: ${(error as Error).message}`);
  }
}

// Debian's own package brings its libraries along; elsewhere another Chromium of the system serves, or Playwright's download.
if (!process.env.CHROMIUM_PATH && !existsSync(headlessShell) && isDebian()) installPackages(['chromium-headless-shell']);
const packages = [...javaPackages(), ...missingServers().flatMap((server) => server.packages)];
if (packages.length > 0 && isDebian()) installPackages(packages);
if (!foundBrowser()) run('npx', 'playwright', 'install', '--with-deps', 'chromium');

const absent = missing();
if (absent.length > 0) throw new Error(absent.join('\n'));
console.info(`Testing with ${[foundBrowser(), findProgram('java'), ...webServers.map(({ name }) => findProgram(name))].join(', ')}`);
