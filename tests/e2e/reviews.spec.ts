import { reviewMessages } from '#i18n/reviews/index.ts';
import { tourMessages } from '#i18n/tour/index.ts';
import { mailWith } from '../support/back-office.ts';
import { linkIn, mailAfterVisit, writeReview } from '../support/review-page.ts';
import { answered, expect, test } from '../support/shop.ts';

const slug = 'fresh-pasta-in-trastevere';
/** In its operators.yaml. */
const operator = 'ciao@mattarello-storto.example';

test.use({ allowedErrors: [answered(400, 404)] });

test('who was there writes a review, the operator answers, and a report hides it', { tag: '@phone-only' }, async ({ page }) => {
  const locale = 'de';
  test.setTimeout(120_000);
  const [say, t] = [reviewMessages(locale), tourMessages(locale)];
  const [words, reply] = [`<b>Flour</b> everywhere ${Math.random()}`, `Mille grazie ${Math.random()}`];
  await page.goto(linkIn(await mailAfterVisit(slug, locale), 'write'));

  await page.getByRole('textbox', { name: say.text }).fill('x'.repeat(2_001));
  await page.getByRole('button', { name: say.publish }).click();
  await expect(page.getByRole('alert').getByRole('link')).toHaveText([say.missingRating, say.tooLong({ most: 2_000, count: 2_001 })]);
  await expect(page.getByRole('radio', { name: say.star1 })).toBeFocused();
  await expect(page.getByRole('textbox', { name: say.text })).toHaveValue(/^x{2001}$/);
  await writeReview(page, locale, words);
  await expect(page.getByRole('heading', { level: 1, name: say.thanksTitle })).toBeVisible();

  await page.getByRole('link', { name: say.toTour }).click();
  const review = page.getByRole('listitem').filter({ hasText: words });
  await expect(review).toContainText(t.bookedHere);
  await expect(review).toContainText('Ada');

  const operators = reviewMessages('en');
  const { text } = await mailWith(operator, words);
  const tourPage = page.url();
  await page.goto(linkIn(text, 'answer'));
  await page.getByRole('button', { name: operators.answerButton }).click();
  await expect(page.getByRole('textbox', { name: operators.answer })).toBeFocused();
  await page.getByRole('textbox', { name: operators.answer }).fill(reply);
  await page.getByRole('button', { name: operators.answerButton }).click();
  await expect(page.getByRole('heading', { level: 1, name: operators.answeredTitle })).toBeVisible();

  await page.goto(tourPage);
  await expect(review).toContainText(reply);
  await review.getByRole('link', { name: t.report }).click();
  await page.getByRole('button', { name: say.reportButton }).click();
  await expect(page.getByRole('heading', { level: 1, name: say.reportedTitle })).toBeVisible();
  await page.getByRole('link', { name: say.toTour }).click();
  await expect(page.getByRole('heading', { name: t.reviews })).toBeVisible();
  await expect(review).toHaveCount(0);
});
