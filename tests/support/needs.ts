import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { findChromium } from './chromium.ts';
import { findProgram, webServers } from './programs.ts';

/** The browser to test with: the system's, or Playwright's own download; nothing where there is neither. */
export const foundBrowser = (): string | undefined => findChromium() ?? [chromium.executablePath()].find((path) => existsSync(path));

/** Web servers that tests start and that are not installed, with the packages that have them. */
export const missingServers = () => webServers.filter(({ name }) => !findProgram(name));

/** The checker of the built pages' HTML is a Java program. */
export const javaPackages = (): readonly string[] => (findProgram('java') ? [] : ['default-jre-headless']);

/** What tests need of the system and do not find, a line each, with what to do about it. */
export const missing = (): string[] => [
  ...(foundBrowser()
    ? []
    : ['No Chromium: install one (Debian: apt-get install chromium-headless-shell), or give its path in CHROMIUM_PATH.']),
  ...javaPackages().map((name) => `No Java: install it (Debian and Ubuntu: apt-get install ${name}).`),
  ...missingServers().map(({ name, packages }) => `No ${name}: install it (Debian and Ubuntu: apt-get install ${packages.join(' ')}).`),
];
