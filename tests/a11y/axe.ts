import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Locator, Page } from '@playwright/test';
import type axe from 'axe-core';
import { expect } from '../support/shop.ts';
import { keepHtml } from './html.ts';
import { expectReflow } from './reflow.ts';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

export const narrow = { width: 375, height: 740 };
export const wide = { width: 1280, height: 800 };

/** What depends on colours alone: the rest is the same in light and in dark. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** What a mail program's own page has around a letter. */
export const pageRules = ['landmark-one-main', 'region'];

/** Colours fade from one scheme to the other, and messages appear; what never ends, such as a spinner, is not waited for. */
const settled = (page: Page): Promise<unknown> =>
  page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
        .map(({ finished }) => finished),
    ),
  );

/** Half as long as `axe.source`, which is the same with comments: every page that is looked at has to take it in. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Axe in the page and its frames. It stays there until the next page: compiling it takes as long as one of its runs. */
async function bringAxe(page: Page): Promise<void> {
  for (const frame of page.frames()) {
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(source);
  }
}

async function findingsIn(parts: Locator, colorScheme: 'light' | 'dark', without: string[]): Promise<string[]> {
  const page = parts.page();
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await settled(page);
  await bringAxe(page);
  const options: axe.RunOptions =
    colorScheme === 'light'
      ? { runOnly: { type: 'tag', values: tags }, rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])) }
      : { runOnly: { type: 'rule', values: colourRules } };
  return parts.evaluateAll(async (include, chosen) => {
    const { violations } = await window.axe.run({ include }, { ...chosen, resultTypes: ['violations'] });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary ?? ''}`),
    );
  }, options);
}

/** Goes on after a failure; asks again for a while, because the payment provider's fields take up the page's colours by message. */
const soon = expect.configure({ soft: true }).poll;

/**
 * German, whose words are longer, on a phone, all else on a desk: both languages and both widths of the pages on which shoppers land are
 * looked at, once each. A long walk is taken in one language; what it shows at one width, another walk shows at the other.
 */
const widthFor = async (page: Page) => ((await page.locator('html').getAttribute('lang')) === 'de' ? narrow : wide);

/** How a state is looked at. */
type Look = {
  /** Where the language of the page does not decide. */
  widths?: (typeof wide)[] | undefined;
  without?: string[];
  /** The parts that axe looks at, where another state shows the rest. */
  parts?: Locator;
};

/** Axe finds nothing in a page that has been built, light and dark, and it reflows; `tests/site` holds that its HTML is valid. */
export async function expectAccessibleAsBuilt(
  page: Page,
  state: string,
  { widths, without = [], parts = page.locator('html') }: Look = {},
): Promise<void> {
  const before = page.viewportSize();
  for (const viewport of widths ?? [await widthFor(page)]) {
    await page.setViewportSize(viewport);
    for (const colorScheme of ['light', 'dark'] as const) {
      await soon(() => findingsIn(parts, colorScheme, without), {
        message: `${state}, ${viewport.width} px, ${colorScheme}`,
      }).toEqual([]);
    }
  }
  if (before) await page.setViewportSize(before);
  await expectReflow(page, state);
}

/** The same of a page as it stands, and its HTML is valid. Where that is not so, the test fails and goes on. */
export async function expectAccessible(
  page: Page,
  state: string,
  widths?: (typeof wide)[],
  without: string[] = [],
  parts = page.locator('html'),
): Promise<void> {
  await expectAccessibleAsBuilt(page, state, { widths, without, parts });
  keepHtml(await page.content());
}

/** Axe measures what a bar in view leaves of a link, also behind a dialog, where nothing can be pressed. */
export const scrollToTop = (page: Page): Promise<void> => page.evaluate(() => scrollTo(0, 0));
