import { existsSync } from 'node:fs';

const systemBrowsers = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/usr/bin/google-chrome-stable'];

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
];
