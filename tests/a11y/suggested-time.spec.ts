import { answerDeadlineMessages } from '#i18n/answer-deadline/index.ts';
import { operatorMessages } from '#i18n/operators/index.ts';
import { suggestedTimeMessages } from '#i18n/suggested-time/index.ts';
import { bookingOf } from '../support/back-office.ts';
import { openBooking, orderedElsewhere } from '../support/guest-booking-page.ts';
import { openSuggesting, openSuggestedTime, suggestFirst } from '../support/suggested-time-page.ts';
import { answered, expect, test } from '../support/shop.ts';
import { expectAccessible, narrow, pageRules, wide } from './axe.ts';

const locale = 'en';

test.use({ allowedErrors: [answered(400, 404, 410)] });

test('the pages on which another time is suggested and taken', async ({ page }) => {
  const [say, t] = [operatorMessages('en'), suggestedTimeMessages(locale)];
  const ordered = await orderedElsewhere(['parliament-and-the-square-of-1956'], locale);
  const operator = (await bookingOf(ordered.orderNumber))?.item.operator.email ?? '';
  await openSuggesting(page, operator, ordered.orderNumber);
  await expectAccessible(page, 'times to suggest', [narrow, wide], pageRules);
  await page.getByRole('button', { name: say.suggestButton }).click();
  await expect(page.getByRole('alert').getByRole('link', { name: say.suggestChoose })).toBeVisible();
  await expectAccessible(page, 'no time chosen', [narrow], pageRules);
  await suggestFirst(page);
  await expectAccessible(page, 'a time that is suggested', [narrow], pageRules);
  await openBooking(page, locale, ordered);
  await expect(page.getByRole('link', { name: answerDeadlineMessages(locale).toSuggestedTime })).toBeVisible();
  await expectAccessible(page, 'a booking with another time');
  await openSuggestedTime(page, ordered.email);
  await expectAccessible(page, 'the two times', [narrow, wide], pageRules);
  await page.getByRole('button', { name: t.decline }).click();
  await expect(page.getByRole('heading', { name: t.endedTitle })).toBeVisible();
  await expectAccessible(page, 'a request that has ended', [narrow], pageRules);
  await openSuggestedTime(page, ordered.email);
  await expectAccessible(page, 'a suggestedTime that is over', [narrow], pageRules);
  await page.goto('/suggested-times/none');
  await expectAccessible(page, 'a link that leads nowhere', [narrow], pageRules);
});
