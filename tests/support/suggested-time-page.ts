import { expect, type Page } from '@playwright/test';
import { operatorMessages } from '#i18n/operators/index.ts';
import { mailWith } from './back-office.ts';

const t = operatorMessages('en');

/** Opens, by the link in the mail to the operator, the page on which another time is suggested. */
export async function openSuggesting(page: Page, operator: string, orderNumber: string): Promise<void> {
  const { text } = await mailWith(operator, orderNumber);
  await page.goto(/\/operator\/suggested-times\/\S+/.exec(text)?.[0] ?? '');
}

/** Suggests the first time that is offered. @returns it, such as `2026-12-05 10:00` */
export async function suggestFirst(page: Page): Promise<string> {
  const field = page.getByLabel(t.suggestTime);
  await field.selectOption({ index: 1 });
  const time = await field.inputValue();
  await page.getByRole('button', { name: t.suggestButton }).click();
  await expect(page.getByText(t.suggested({ date: '|', time: '|', deadline: '|' }).split('|')[0] ?? '')).toBeVisible();
  return time;
}

/** Opens the link in the mail to the booker. */
export async function openSuggestedTime(page: Page, email: string): Promise<void> {
  const { text } = await mailWith(email, '/suggested-times/');
  await page.goto(/\/suggested-times\/\S+/.exec(text)?.[0] ?? '');
}
