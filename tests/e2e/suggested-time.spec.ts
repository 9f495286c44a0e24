import { answerDeadlineMessages } from '#i18n/answer-deadline/index.ts';
import { suggestedTimeMessages } from '#i18n/suggested-time/index.ts';
import { bookingOf, newestMailTo } from '../support/back-office.ts';
import { openBooking, orderedElsewhere } from '../support/guest-booking-page.ts';
import { openSuggesting, openSuggestedTime, suggestFirst } from '../support/suggested-time-page.ts';
import { answered, expect, test } from '../support/shop.ts';

test.use({ allowedErrors: [answered(410)] });

const slug = 'parliament-and-the-square-of-1956';

test.describe('another time, without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  const locale = 'de';
  const t = suggestedTimeMessages(locale);

  test('is suggested by the operator, and taken with one press', async ({ page }) => {
    const { orderNumber, email } = await orderedElsewhere([slug], locale);
    await openSuggesting(page, (await bookingOf(orderNumber))?.item.operator.email ?? '', orderNumber);
    const time = await suggestFirst(page);
    await openSuggestedTime(page, email);
    await expect(page.getByRole('heading', { level: 1, name: t.title })).toBeVisible();
    await page.getByRole('button', { name: t.accept({ total: '' }).trim() }).click();
    await expect(page.getByRole('heading', { level: 1, name: t.acceptedTitle })).toBeVisible();
    const booked = await bookingOf(orderNumber);
    expect(`${booked?.status}, ${booked?.day} ${booked?.startingTime}`).toBe(`confirmed, ${time}`);
    await newestMailTo(email, /ticket/i);
  });
});

test('another time is offered on the page of the booking, and refused there the request ends', { tag: '@phone-only' }, async ({ page }) => {
  const ordered = await orderedElsewhere([slug], 'en');
  const { orderNumber } = ordered;
  await openSuggesting(page, (await bookingOf(orderNumber))?.item.operator.email ?? '', orderNumber);
  await suggestFirst(page);
  await openBooking(page, 'en', ordered);
  await page.getByRole('link', { name: answerDeadlineMessages('en').toSuggestedTime }).click();
  const t = suggestedTimeMessages('en');
  await page.getByRole('button', { name: t.decline }).click();
  await expect(page.getByRole('heading', { level: 1, name: t.endedTitle })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: t.overTitle })).toBeVisible();
  expect((await bookingOf(orderNumber))?.status).toBe('declined');
});
