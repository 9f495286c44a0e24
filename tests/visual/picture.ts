import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect } from '../support/shop.ts';

/** Below this a page of text only goes on. */
const greatestHeight = 5000;

/** What differs from one run to the next, and the year, which the build puts in. */
const hidden = '.credit, [data-unsteady] { visibility: hidden !important; }';

/** Brings pictures in that load as one comes near them. */
async function loadPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const picture of document.images) picture.loading = 'eager';
    await Promise.all([...document.images].filter(({ src }) => src).map((picture) => picture.decode().catch(() => {})));
    await document.fonts.ready;
    scrollTo(0, 0);
  });
}

/** The page from its top, taken again until two in a row are alike. */
async function steadyPicture(page: Page): Promise<Buffer> {
  const take = () => page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide', scale: 'css', style: hidden });
  let last = await take();
  await expect.poll(async () => {
    const before = last;
    last = await take();
    return before.equals(last);
  }, { message: 'the page comes to rest' }).toBe(true);
  return last;
}

/** Half the size: strokes of letters, which every browser draws a little differently, become one grey. */
async function half(picture: Buffer): Promise<Buffer> {
  const { width, height } = await sharp(picture).metadata();
  const seen = Math.min(height, greatestHeight);
  return sharp(picture).extract({ left: 0, top: 0, width, height: seen }).resize({ width: Math.round(width / 2) })
    .png({ palette: true, colours: 128, dither: 0, effort: 10, compressionLevel: 9 }).toBuffer();
}

/** The page looks as its kept picture does; where it does not, the test fails and goes on. */
export async function expectLooks(page: Page, name: string): Promise<void> {
  await loadPictures(page);
  if (process.env.LOOKS) await (await import('node:fs/promises')).writeFile(`${process.env.LOOKS}/${name}.png`, await steadyPicture(page));
  expect.soft(await half(await steadyPicture(page))).toMatchSnapshot(`${name}.png`, { threshold: 0.1, maxDiffPixelRatio: 0.001 });
}
