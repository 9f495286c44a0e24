import type { Locator } from '@playwright/test';
import { checkoutMessages } from '#i18n/checkout/index.ts';
import { numberQuestionMessages } from '#i18n/question-number/index.ts';
import { questionFieldMessages } from '#i18n/question-fields/index.ts';
import { fillBooker, newBooker, next, nextButton } from '../support/checkout-page.ts';
import { openCheckoutOf, sectionOf } from '../support/several-items.ts';
import { expect, test } from '../support/shop.ts';

/** Asks each traveller's height, and whether helmets are wanted; each traveller's diet, and allergies. */
const slugs = ['poblenou-by-bike-to-the-sea', 'fideua-from-market-to-table'];

const boxIn = (group: Locator, name: string | undefined): Locator => group.getByLabel(name ?? '', { exact: true });

test("a tour's questions take numbers in either unit, one answer or several", { tag: '@phone-only' }, async ({ page }) => {
  const locale = 'de';
  const t = checkoutMessages(locale);
  const { items } = (await openCheckoutOf(page, slugs, { locale })).cart;
  const [ride, kitchen] = items;
  if (!ride || !kitchen) throw new Error('two tours are held');
  await fillBooker(page, locale, newBooker());
  await next(page, locale, 'traveler_info');
  await next(page, locale, 'questions');

  const [height] = ride.passengersQuestions;
  const heights = sectionOf(page, ride).getByRole('textbox', { name: height?.label ?? '', exact: true });
  await expect(heights).toHaveCount(2);
  await expect(heights.first()).toHaveAccessibleDescription(/60 cm.*220 cm/);
  await heights.first().fill('700');
  await heights.last().fill('154');
  const helmets = sectionOf(page, ride).getByRole('group', { name: ride.questions[0]?.label ?? '' });
  await expect(helmets).toHaveAccessibleDescription(ride.questions[0]?.hint ?? '');
  await boxIn(helmets, ride.questions[0]?.options[0]?.label).check();
  const allergies = sectionOf(page, kitchen).getByRole('group', { name: kitchen.questions[0]?.label ?? '' });
  const [shellfish, , nuts] = (kitchen.questions[0]?.options ?? []).map(({ label }) => boxIn(allergies, label));
  await nuts?.check();
  await shellfish?.check();
  const diets = sectionOf(page, kitchen).getByRole('combobox');
  await expect(diets).toHaveCount(2);
  for (const diet of await diets.all()) await diet.selectOption({ index: 2 });

  await nextButton(page, locale, 'payment').click();
  await expect(heights.first()).toBeFocused();
  await expect(heights.first()).toHaveAccessibleDescription(new RegExp(numberQuestionMessages(locale).too_large));
  await expect(page.getByRole('alert').getByRole('link')).toHaveCount(1);

  const units = sectionOf(page, ride).getByRole('combobox', {
    name: questionFieldMessages(locale).unitOf({ question: height?.label ?? '' }),
  });
  await units.first().selectOption('ft');
  await heights.first().fill('5 ft 10');
  await expect(sectionOf(page, ride).getByRole('status')).toHaveText('= 178 cm');

  await page.reload();
  await expect(heights.first()).toHaveValue('178');
  await expect(heights.last()).toHaveValue('154');
  await expect(boxIn(helmets, ride.questions[0]?.options[0]?.label)).toBeChecked();
  await expect(allergies.getByRole('checkbox', { checked: true })).toHaveCount(2);
  await next(page, locale, 'payment');
  await expect(page.getByRole('heading', { name: t.paymentTitle })).toBeVisible();
});
