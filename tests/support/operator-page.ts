import { expect, type Page } from '@playwright/test';
import { operatorMessages } from '#i18n/operators/index.ts';
import { mailWith, newestMailTo } from './back-office.ts';

/** Opens the link in the mail that asks an operator about a booking, and presses its button. */
export async function answerAsOperator(page: Page, operator: string, orderNumber: string, answer: 'accept' | 'decline'): Promise<void> {
  const { text } = await newestMailTo(operator, new RegExp(orderNumber));
  const link = new RegExp(`/operator/requests/\\S+\\.${answer}\\.[\\w-]+`).exec(text)?.[0] ?? '';
  const t = operatorMessages('en');
  await page.goto(link);
  await page.getByRole('button', { name: answer === 'accept' ? t.buttonAccept : t.buttonDecline }).click();
  await expect(page.getByText(answer === 'accept' ? t.outcomeConfirmed : t.outcomeDeclined)).toBeVisible();
}

/** Opens the link to all open requests in the mail to an operator about a booking. */
export async function openRequestsOf(page: Page, operator: string, orderNumber: string): Promise<void> {
  const { text } = await mailWith(operator, orderNumber);
  await page.goto(/\/operator\/open-requests\/\S+/.exec(text)?.[0] ?? '');
}
