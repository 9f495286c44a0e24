import { existsSync } from 'node:fs';

/** Debian's package `chromium-headless-shell`. Without windows and their toolbars, end-to-end tests take half the processor time. */
export const headlessShell = '/usr/lib/chromium/chromium-headless-shell';
const systemBrowsers = [
  headlessShell,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

/** The Chromium to test with: CHROMIUM_PATH, else the system's; nothing where Playwright's own download has to serve. */
export const findChromium = (): string | undefined => process.env.CHROMIUM_PATH || systemBrowsers.find((path) => existsSync(path));

/** A quiet browser that also runs as root in a container: nothing in it calls home. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // The shell would round the width of each letter to whole pixels, which no screen of today does.
  '--font-render-hinting=none',
];
