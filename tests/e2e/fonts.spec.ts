import { locales, type Locale } from '#contracts/common.ts';
import { paths } from '#domain/routes.ts';
import { movedIn, watchMovement } from '../support/movement.ts';
import { expect, test } from '../support/shop.ts';

const families = ['display', 'text'];

test('a page fetches the letters that it shows; every family has those of names from elsewhere; no city is cut in two', async ({
  page,
}) => {
  const fetched = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fetched.add(request.url());
  });
  await page.goto(paths.notFound('de'));
  await page.evaluate(() => document.fonts.ready);
  expect(fetched.size, 'one file for each family').toBe(families.length);

  await page.goto(paths.article('de', 'budapest-baths-explained'));
  await expect.poll(() => fetched.size).toBeGreaterThan(families.length);
  for (const family of families) {
    for (const letter of ['ß', 'Î', 'ő']) {
      const found = await page.evaluate(
        async ([name, text]) => {
          const own = getComputedStyle(document.documentElement).getPropertyValue(`--font-${name}`).split(',')[0];
          return (await document.fonts.load(`700 16px ${own}`, text)).map(({ status }) => status);
        },
        [family, letter] as const,
      );
      expect(found, `${letter} of the ${family} font`).toEqual(['loaded']);
    }
  }

  await page.goto(paths.city('de', 'tours', 'budapest'));
  await page.evaluate(() => document.fonts.ready);
  const name = page.locator('h1 [aria-hidden]');
  await expect(name).toHaveText('Budapest');
  expect(await name.evaluate((element) => element.getClientRects().length), 'lines of the name').toBe(1);
});

const firstPages = {
  home: paths.home,
  listing: paths.listing,
  destination: (locale: Locale) => paths.city(locale, 'tours', 'rome'),
};

for (const locale of locales) {
  for (const [name, path] of Object.entries(firstPages)) {
    test(
      `fonts that come after the first paint replace their stand-ins, and nothing moves: ${name}, ${locale}`,
      { tag: '@phone' },
      async ({ page }) => {
        let arrive = (): void => undefined;
        const painted = new Promise<void>((resolve) => {
          arrive = resolve;
        });
        await page.route('**/*.woff2', async (route) => {
          await painted;
          await route.continue();
        });
        await watchMovement(page);
        await page.goto(path(locale), { waitUntil: 'domcontentloaded' });
        await page.evaluate(
          () =>
            new Promise<void>((resolve) => {
              new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true });
            }),
        );
        const title = page.getByRole('heading', { level: 1 });
        await expect(title).toBeVisible();
        arrive();
        await page.evaluate(() => document.fonts.ready);
        const family = await title.evaluate((element) => getComputedStyle(element).fontFamily.split(',')[0] ?? '');
        expect(await page.evaluate((own) => document.fonts.check(`800 16px ${own}`), family)).toBe(true);
        const moves = await movedIn(page);
        const shift = moves.reduce((sum, move) => sum + Number.parseFloat(move), 0);
        expect(shift, `cumulative layout shift: ${moves.join('; ')}`).toBeLessThan(0.005);
      },
    );
  }
}
