import type { Page } from '@playwright/test';
import { paths } from '#domain/routes.ts';
import { expect, test } from '../support/shop.ts';

test.use({ allowedErrors: [/Failed to load resource/] });

test('where a picture cannot be had, its smallest rendition stands in for it', async ({ page }) => {
  await page.route(/\/\d+\.webp$/, (route) => (route.request().url().endsWith('/45.webp') ? route.fallback() : route.abort()));
  await page.goto(paths.listing('en'));
  const card = page.getByRole('article').last();
  await card.scrollIntoViewIfNeeded();
  const widths = () => card.locator('img').evaluateAll((images) => images.map((image) => (image as HTMLImageElement).naturalWidth));
  await expect.poll(widths).toEqual([45, 0]);
  await expect(card.locator('img').first()).toBeInViewport();
});

/** Between which rows of a poster, 900 high, the landmarks of all cities stand. */
const landmarks = { top: 70, bottom: 660 };

/** The first and the last row of the city's poster that nothing cuts or covers. */
async function rowsSeen(page: Page): Promise<{ first: number; last: number }> {
  const poster = page.getByRole('main').getByRole('img').first();
  const [box, trail] = await Promise.all([poster.boundingBox(), page.getByRole('navigation', { name: 'You are here' }).boundingBox()]);
  if (!box || !trail) throw new Error('the page has no poster, or says not where one is');
  const position = await poster.evaluate((element) => getComputedStyle(element).objectPosition);
  const seen = Math.min(900, (box.height / box.width) * 1200);
  const first = ((900 - seen) * parseFloat(position.split(' ')[1] ?? '')) / 100;
  const isCovered = trail.x < box.x + box.width && trail.x + trail.width > box.x;
  const covered = isCovered ? Math.max(0, box.y + box.height - trail.y) : 0;
  return { first, last: first + seen - (covered / box.width) * 1200 };
}

test("a city's landmark is whole and its name on one line at every width", async ({ page }) => {
  test.slow();
  for (const width of [360, 768, 1440, 2200]) {
    await page.setViewportSize({ width, height: 900 });
    for (const city of ['hong-kong', 'cape-town', 'san-francisco']) {
      const what = `${city} at ${width} px`;
      await page.goto(paths.city('en', 'tours', city));
      const name = page.locator('h1 > [aria-hidden]');
      const lines = await name.evaluate((element) => new Set([...element.getClientRects()].map(({ top }) => top)).size);
      expect(lines, what).toBe(1);
      const box = await name.boundingBox();
      expect((box?.x ?? 0) + (box?.width ?? 0), what).toBeLessThanOrEqual(width);
      const rows = await rowsSeen(page);
      expect(rows.first, what).toBeLessThanOrEqual(landmarks.top);
      expect(rows.last, what).toBeGreaterThanOrEqual(landmarks.bottom);
    }
  }
});

test("a tour's pictures say how wide they are drawn at every width", async ({ page }) => {
  test.slow();
  for (const width of [390, 1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(paths.city('en', 'tours', 'rome'));
    await page.getByRole('article').getByRole('link').first().click();
    const pictures = page.getByRole('list', { name: 'Pictures' }).locator('img[srcset]');
    await expect(pictures.first()).toHaveJSProperty('complete', true);
    // What a browser takes a picture's own width for is what `sizes` says.
    const ratios = await pictures.evaluateAll((images) =>
      (images as HTMLImageElement[])
        .filter(({ naturalWidth }) => naturalWidth > 0)
        .map(({ naturalWidth, width: drawn, height }) => naturalWidth / Math.max(drawn, (height * 4) / 3)),
    );
    expect(ratios.length, `pictures at ${width} px`).toBeGreaterThan(0);
    expect(
      ratios.filter((ratio) => ratio < 0.95 || ratio > 1.12),
      `at ${width} px`,
    ).toEqual([]);
  }
});
