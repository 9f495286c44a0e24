import type { Locator, Page } from '@playwright/test';

const mostTabs = 120;

export const hasFocus = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === (element.getRootNode() as Document | ShadowRoot).activeElement);

/** Presses Tab until the control has the focus, as somebody without a mouse does. @throws where no number of tabs leads there */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let tabs = 0; tabs < mostTabs; tabs += 1) {
    if (await hasFocus(target)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${mostTabs} tabs do not lead to ${String(target)}`);
}

export async function typeInto(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.type(text);
}

export async function press(page: Page, target: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}
