import type { Page } from '@playwright/test';
import { expect } from '../support/shop.ts';

/** WCAG 2.2, 1.4.10: the width of the narrowest phones, and a window of 1280 by 1024 pixels at 400 %. */
const narrowest = [
  { width: 320, height: 740 },
  { width: 320, height: 256 },
];

/** Lists off the screen are laid out as those on it (`content-visibility`): what is measured is as wide as the window is now. */
const layOutAll = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('*'))
      if (getComputedStyle(element).getPropertyValue('content-visibility') === 'auto')
        element.style.setProperty('content-visibility', 'visible');
  });

/** The page as wide as its window is now. */
const painted = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
      }),
  );

/** How far the page scrolls sideways, and texts and controls that end beyond its right edge or are cut by their own box. */
const findings = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const root = document.documentElement;
    const edge = root.clientWidth;
    const style = (element: Element) => getComputedStyle(element);
    const isRolled = (element: Element): boolean => {
      for (let box = element.parentElement; box; box = box.parentElement)
        if (/auto|scroll/.test(style(box).overflowX) && box !== document.body) return true;
      return false;
    };
    const speaks = (element: Element): boolean =>
      /^(A|BUTTON|INPUT|SELECT|TEXTAREA)$/.test(element.tagName) ||
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
    const isSeen = (element: Element): boolean =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      element.getBoundingClientRect().width > 1 &&
      !element.closest('.visually-hidden, [aria-hidden="true"], [inert]');
    const isCut = (element: Element): boolean => {
      const { overflowX, textOverflow } = style(element);
      const ownsCut = /hidden|clip/.test(overflowX) && textOverflow !== 'ellipsis' && element.scrollWidth > element.clientWidth + 1;
      return ownsCut && !/^(INPUT|SELECT|TEXTAREA)$/.test(element.tagName);
    };
    const cut = [...document.body.querySelectorAll('*')]
      .filter(
        (element) =>
          speaks(element) &&
          isSeen(element) &&
          (isCut(element) || (element.getBoundingClientRect().right > edge + 1 && !isRolled(element))),
      )
      .map(
        (element) =>
          `cut off: ${element.tagName.toLowerCase()} "${(element.textContent || (element as HTMLInputElement).name).trim().slice(0, 60)}"`,
      );
    return [...(root.scrollWidth > edge ? [`scrolls sideways by ${root.scrollWidth - edge} px`] : []), ...cut];
  });

/** The page as it stands needs no scrolling in two directions. Where it does, the test fails and goes on. */
export async function expectReflow(page: Page, state: string): Promise<void> {
  const before = page.viewportSize();
  await layOutAll(page);
  for (const viewport of narrowest) {
    await page.setViewportSize(viewport);
    await painted(page);
    expect.soft(await findings(page), `${state}, ${viewport.width} by ${viewport.height} px`).toEqual([]);
  }
  if (before) await page.setViewportSize(before);
}
