import { paths } from '#domain/routes.ts';
import { expect, test } from '../support/shop.ts';

const families = ['display', 'text'];

test('a page fetches the letters that it shows, and every family has those of names from elsewhere', async ({ page }) => {
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
});

test("in its own letters a city's name is not cut in two", async ({ page }) => {
  // What the first visit fetches may come too late to be shown.
  await page.goto(paths.city('de', 'tours', 'budapest'));
  await page.evaluate(() => document.fonts.ready);
  await page.reload();
  const name = page.locator('h1 [aria-hidden]');
  await expect(name).toHaveText('Budapest');
  expect(await name.evaluate((element) => element.getClientRects().length), 'lines of the name').toBe(1);
});
