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
