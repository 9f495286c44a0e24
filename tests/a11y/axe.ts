import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from '../support/shop.ts';
import { expectReflow } from './reflow.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

export const narrow = { width: 375, height: 740 };
export const wide = { width: 1280, height: 800 };

/** What depends on colours alone: the rest is the same in light and in dark. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** What a mail program's own page has around a letter. */
export const pageRules = ['landmark-one-main', 'region'];

/** Colours fade from one scheme to the other, and messages appear; what never ends, such as a spinner, is not waited for. */
const settled = (page: Page): Promise<unknown> =>
  page.evaluate(() => Promise.allSettled(
    document.getAnimations().filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime)).map(({ finished }) => finished),
  ));

async function findingsOn(page: Page, colorScheme: 'light' | 'dark', without: string[]): Promise<string[]> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await settled(page);
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();
  const { violations } = await (colorScheme === 'light' ? axe.withTags(rules).disableRules(without) : axe.withRules(colourRules)).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary ?? ''}`));
}

/** Axe finds nothing in the page as it stands, narrow and wide, light and dark, and it reflows. Where it does not, the test fails and goes on. */
export async function expectAccessible(page: Page, state: string, widths = [narrow, wide], without: string[] = []): Promise<void> {
  for (const viewport of widths) {
    await page.setViewportSize(viewport);
    for (const colorScheme of ['light', 'dark'] as const) {
      expect.soft(await findingsOn(page, colorScheme, without), `${state}, ${viewport.width} px, ${colorScheme}`).toEqual([]);
    }
  }
  await expectReflow(page, state);
}
