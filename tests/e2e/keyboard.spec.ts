import type { Page } from '@playwright/test';
import { paths } from '#domain/routes.ts';
import { formatMoney, fromDecimal } from '#domain/money.ts';
import { bookingMessages } from '#i18n/booking/index.ts';
import { checkoutMessages } from '#i18n/checkout/index.ts';
import { dashboardMessages } from '#i18n/dashboard/index.ts';
import { guestBookingMessages } from '#i18n/guest-booking/index.ts';
import { signInMessages } from '#i18n/sign-in/index.ts';
import { newMember, providerWords, verificationLink } from '../support/account-page.ts';
import { bookingOf } from '../support/back-office.ts';
import { cardField, cards, newBooker, nextButton, orderButton, orderNumberOn, type Booker } from '../support/checkout-page.ts';
import { expectBooked, type Purchase } from '../support/expect-booked.ts';
import { chooseDayByKeyboard, chooseOneByKeyboard } from '../support/keyboard-calendar.ts';
import { press, typeInto } from '../support/keyboard.ts';
import { answered, expect, test } from '../support/shop.ts';
import { bookingPanel, isQuoteAnswer } from '../support/tour-page.ts';
import { freshVisit, type Visit } from '../support/visits.ts';

const locale = 'en';
const t = checkoutMessages(locale);

/** From the tour page to the first step. @returns the quote */
async function chooseByKeyboard(page: Page, visit: Visit, ticket: string) {
  const texts = bookingMessages(locale);
  await page.goto(paths.tour(locale, visit.tour.normalizedUrlPath));
  const panel = bookingPanel(page, locale);
  await chooseDayByKeyboard(page, locale, panel.locator('[aria-haspopup="dialog"]'), visit.day);
  await expect(panel.getByRole('radio', { name: visit.time })).toBeChecked();

  const answer = page.waitForResponse(
    async (response) => isQuoteAnswer(response) && ((await response.json()) as Purchase['quote']).lines[0]?.quantity === 1,
  );
  await chooseOneByKeyboard(page, locale, ticket);
  const quote = (await (await answer).json()) as Purchase['quote'];
  await press(page, panel.getByRole('button', { name: texts.book }));
  await expect(page).toHaveURL(paths.checkout(locale, 'personal_info'));
  return quote;
}

/** What an account knows already is there, and typing replaces it, because a field that Tab leads to is selected. */
async function orderByKeyboard(page: Page, { firstName, lastName, email }: Booker): Promise<void> {
  await typeInto(page, page.getByLabel(t.firstName, { exact: true }), firstName);
  await typeInto(page, page.getByLabel(t.lastName, { exact: true }), lastName);
  await typeInto(page, page.getByLabel(t.email, { exact: true }), email);
  await typeInto(page, page.getByLabel(t.phoneCountry, { exact: true }), 'Germany');
  await typeInto(page, page.getByLabel(t.phoneNumber, { exact: true }), '030 901820');
  await press(page, nextButton(page, locale, 'payment'));
  await expect(page).toHaveURL(paths.checkout(locale, 'payment'));

  await typeInto(page, cardField(page, locale, 'number'), cards.plain);
  await typeInto(page, cardField(page, locale, 'expiry'), '1234');
  await typeInto(page, cardField(page, locale, 'cvc'), '123');
  await press(page, orderButton(page, locale));
}

test('buys a show with the keyboard alone', async ({ page }) => {
  const [visit, booker] = [await freshVisit('tosca-on-via-giulia', locale), newBooker()];
  const quote = await chooseByKeyboard(page, visit, 'Stalls');
  await orderByKeyboard(page, booker);
  await expectBooked(page, { locale, visit, quote, booker, travellers: 1 });
});

test.describe('with an account', () => {
  // The browser's line about the bookings of somebody whose address is not confirmed.
  test.use({ allowedErrors: [answered(403)] });

  test('registers, books, sees the booking, cancels it and signs out with the keyboard alone', async ({ page }) => {
    test.slow();
    const [words, account, guest, member] = [providerWords[locale], dashboardMessages(locale), guestBookingMessages(locale), newMember()];
    await page.goto(paths.home(locale));
    const opened = page.context().waitForEvent('page');
    await press(page, page.getByRole('banner').getByRole('link', { name: signInMessages(locale).signIn }));
    const popup = await opened;
    await press(popup, popup.getByRole('link', { name: words.register }));
    await typeInto(popup, popup.getByLabel(words.name), member.name);
    await typeInto(popup, popup.getByLabel(words.email), member.email);
    await typeInto(popup, popup.getByLabel(words.password), member.password);
    await press(popup, popup.getByRole('button', { name: words.create, exact: true }));
    await expect(popup.getByRole('status')).toContainText(member.email);
    await typeInto(popup, popup.getByLabel(words.password), member.password);
    await press(popup, popup.getByRole('button', { name: words.button, exact: true }));
    await expect(page.getByText(account.unverified({ email: member.email }))).toBeVisible();
    await page.goto(await verificationLink(member));
    await expect(page.getByText(account.verified({ email: member.email }))).toBeVisible();

    const visit = await freshVisit('fountains-and-squares-after-dark', locale);
    const { grandTotal, currencyCode } = await chooseByKeyboard(page, visit, 'Adult');
    await orderByKeyboard(page, { firstName: 'Edith', lastName: 'Clarke', email: member.email });
    const orderNumber = await orderNumberOn(page, locale);

    await press(page, page.getByRole('banner').getByRole('link'));
    await press(page, page.getByRole('banner').getByRole('link', { name: member.name }));
    const booking = page.getByRole('article', { name: visit.tour.tourName });
    await expect(booking).toContainText(account.order({ number: orderNumber }));
    const download = page.waitForEvent('download');
    await press(page, booking.getByRole('link', { name: account.ticketOf({ name: 'Edith Clarke' }) }));
    expect((await download).suggestedFilename()).toMatch(/\.pdf$/);

    await press(page, booking.getByRole('link', { name: account.cancel }));
    await press(page, page.getByRole('button', { name: guest.cancel }));
    const amount = formatMoney(fromDecimal(grandTotal, currencyCode), locale);
    await press(page, page.getByRole('dialog').getByRole('button', { name: guest.confirmCancel({ amount }) }));
    await expect(page.getByRole('heading', { name: guest.refundTitle })).toBeFocused();
    await expect.poll(async () => (await bookingOf(orderNumber))?.payment).toBe('refunded');

    await press(page, page.getByRole('banner').getByRole('button', { name: signInMessages(locale).signOut }));
    await expect(page.getByRole('banner').getByRole('link', { name: signInMessages(locale).signIn })).toBeVisible();
  });
});
