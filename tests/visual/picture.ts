import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect } from '../support/shop.ts';

/** Below this, in CSS pixels, a page only goes on with more of the same. */
const greatestHeight = 4400;

/**
 * Letters' widths are not rounded, as some machines would; what is far from the window is laid out, too; the year comes from the build; the
 * bars lie over the page wherever the window ends.
 */
const style =
  '* { text-rendering: geometricPrecision !important; content-visibility: visible !important; } ' +
  '.credit, [data-tour-bar] { visibility: hidden !important; } [data-trip] [data-price-part] { position: static !important; }';

/** Brings in the pictures that wait until one comes near them. */
async function loadPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const picture of document.images) picture.loading = 'eager';
    await Promise.all([...document.images].filter(({ src }) => src).map((picture) => picture.decode().catch(() => {})));
    await document.fonts.ready;
    scrollTo(0, 0);
  });
}

/** The whole page, taken again until two in a row are alike. */
async function steadyPicture(page: Page): Promise<Buffer> {
  const take = () => page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide', scale: 'css', style });
  let last = await take();
  await expect
    .poll(
      async () => {
        const before = last;
        last = await take();
        return before.equals(last);
      },
      { message: 'the page comes to rest' },
    )
    .toBe(true);
  return last;
}

/** Smaller, so that the edges of letters, which every browser draws a little differently, become one grey. */
async function small(picture: Buffer): Promise<Buffer> {
  const { width, height } = await sharp(picture).metadata();
  return sharp(picture)
    .extract({ left: 0, top: 0, width, height: Math.min(height, greatestHeight) })
    .resize({ width: Math.round(width / (width > 1000 ? 3 : 2)) })
    .png({ palette: true, colours: 128, dither: 0, effort: 10 })
    .toBuffer();
}

/**
 * The page looks as its kept picture does; where it does not, the test fails and goes on. How far a point's colour may be off,
 * and how many points may be further off, is explained in record 0030.
 */
export async function expectLooks(page: Page, name: string): Promise<void> {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await loadPictures(page);
  expect.soft(await small(await steadyPicture(page))).toMatchSnapshot(`${name}.png`, { threshold: 0.15, maxDiffPixelRatio: 0.0005 });
}
