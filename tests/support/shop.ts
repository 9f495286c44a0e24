import { expect, test as base, type BrowserContext } from '@playwright/test';

type Options = {
  /** What the console may say in this test, such as the browser's own line about an answer of 503. */
  allowedErrors: RegExp[];
  /** What the visitor has said about statistics; null: nothing yet, so that the banner asks. */
  consent: 'granted' | 'denied' | null;
};

/** The browser's line about an answer with this status. */
export const answered = (...statuses: number[]): RegExp => new RegExp(`status of (${statuses.join('|')}) `);

/** Everything that goes wrong in a browser, in words: console errors, uncaught errors, violations of the policy, pages without one. */
function collectFaults(context: BrowserContext): string[] {
  const faults: string[] = [];
  context.on('console', (message) => {
    if (message.type() === 'error') faults.push(`console: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => faults.push(`uncaught: ${error.error().stack ?? error.error().message}`));
  context.on('response', (response) => {
    const isPage = response.request().isNavigationRequest() && response.status() !== 304;
    const isRedirect = response.status() >= 300 && response.status() < 400;
    const policy = response.headers()['content-security-policy'] ?? '';
    if (isPage && !isRedirect && !policy.includes('frame-ancestors')) faults.push(`no content security policy: ${response.url()}`);
  });
  return faults;
}

/** Only where nothing is kept yet: a test may change the answer. */
const keepConsent = (answer: string): void => {
  try {
    if (localStorage.getItem('landfall:consent') !== null) return;
    localStorage.setItem('landfall:version', '8');
    localStorage.setItem('landfall:consent', JSON.stringify(`${answer} 1 2026-11-21`));
  } catch {
    // A frame in a sandbox has no storage.
  }
};

/** What tests type in about people, and the shape of what would let a stranger in. decision 2 of docs/design.md. */
const personal = /@|eyJ|token|\+\d{6}|901820|\b\d{16}\b|Öztürk|Clarke|Traveller \d/;

/** The entries of localStorage, of every origin that the test has opened, that belong to a person. */
async function personalEntries(context: BrowserContext): Promise<string[]> {
  const { origins } = await context.storageState();
  return origins
    .flatMap(({ localStorage: entries }) => entries.map(({ name, value }) => `${name}: ${value}`))
    .filter((entry) => personal.test(entry));
}

/** The test of the shop: it fails on whatever its browser complains about, and on anything personal left in localStorage. */
export const test = base.extend<Options & { quiet: void }>({
  allowedErrors: [[], { option: true }],
  baseURL: async ({}, use) => use(process.env.LANDFALL_URL),
  consent: ['denied', { option: true }],
  quiet: [
    async ({ context, allowedErrors, consent }, use) => {
      const faults = collectFaults(context);
      await context.addInitScript(() => {
        addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
          console.error(`policy report: ${violatedDirective} ${blockedURI}`),
        );
      });
      if (consent) await context.addInitScript(keepConsent, consent);
      await use();
      expect(
        faults.filter((fault) => !allowedErrors.some((allowed) => allowed.test(fault))),
        'the browser has nothing to complain about',
      ).toEqual([]);
      expect(await personalEntries(context), 'localStorage holds nothing personal').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
