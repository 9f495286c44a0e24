import type { Page } from '@playwright/test';
import type { Locale } from '#contracts/common.ts';
import { reviewMessages } from '#i18n/reviews/index.ts';
import { tourMessages } from '#i18n/tour/index.ts';
import { mailWith } from '../support/back-office.ts';
import { linkIn, mailAfterVisit, writeReview } from '../support/review-page.ts';
import { answered, expect, test } from '../support/shop.ts';
import { expectAccessible } from './axe.ts';

const slug = 'fresh-pasta-in-trastevere';
/** In its operators.yaml. */
const operator = 'ciao@mattarello-storto.example';

test.use({ allowedErrors: [answered(400, 404)] });

const press = (page: Page, name: string) => page.getByRole('button', { name }).click();

async function everyState(page: Page, locale: Locale): Promise<void> {
  const say = reviewMessages(locale);
  const words = `Flour everywhere ${Math.random()}`;
  const mail = await mailAfterVisit(slug, locale);
  await page.goto(linkIn(mail, 'write'));
  await expectAccessible(page, 'the form');
  await press(page, say.publish);
  await expect(page.getByRole('alert')).toBeVisible();
  await expectAccessible(page, 'the form with mistakes');
  await writeReview(page, locale, words);
  await expect(page.getByRole('heading', { level: 1, name: say.thanksTitle })).toBeVisible();
  await expectAccessible(page, 'thanks');

  const operators = reviewMessages('en');
  await page.goto(linkIn((await mailWith(operator, words)).text, 'answer'));
  await press(page, operators.answerButton);
  await expect(page.getByRole('alert')).toBeVisible();
  await expectAccessible(page, 'the answer with a mistake');
  await page.getByRole('textbox', { name: operators.answer }).fill('Thank you');
  await press(page, operators.answerButton);
  await expectAccessible(page, 'the answer');

  await page.goto(linkIn(mail, 'write'));
  await page.getByRole('link', { name: say.toTour }).click();
  const review = page.getByRole('listitem').filter({ hasText: words });
  await expect(review).toBeVisible();
  await expectAccessible(page, 'the tour with a review and its answer');
  await review.getByRole('link', { name: tourMessages(locale).report }).click();
  await expectAccessible(page, 'the report');
  await press(page, say.reportButton);
  await expectAccessible(page, 'thanks for the report');

  await page.goto(linkIn(mail, 'stop'));
  await expectAccessible(page, 'the end of the mails');
  await page.goto('/reviews/write/x');
  await expectAccessible(page, 'a link that leads nowhere');
}

test('the pages of reviews are accessible in every state', async ({ page }) => {
  const locale = 'de';
  test.setTimeout(240_000);
  await everyState(page, locale);
});
