import { locales } from '#contracts/common.ts';
import { formatMoney, fromDecimal, priceText } from '#domain/money.ts';
import { paths } from '#domain/routes.ts';
import { checkoutMessages } from '#i18n/checkout/index.ts';
import { guestBookingMessages } from '#i18n/guest-booking/index.ts';
import { dashboardMessages } from '#i18n/dashboard/index.ts';
import { signInMessages } from '#i18n/sign-in/index.ts';
import {
  accountControl,
  expectNothingPersonal,
  fillCredentials,
  joinAndSignIn,
  newMember,
  openProvider,
  providerBy,
  providerWords,
  register,
  signOut,
  verificationLink,
} from '../support/account-page.ts';
import { atOneWidth } from '../support/at-one-width.ts';
import { bookingOf, newVoucher } from '../support/back-office.ts';
import { cards, fillCard, fillSteps, orderButton, orderNumberOn } from '../support/checkout-page.ts';
import { openCheckoutOf } from '../support/several-items.ts';
import { answered, expect, test } from '../support/shop.ts';
import type { Visit } from '../support/visits.ts';
import { useVoucher } from '../support/voucher-page.ts';

/** What a gift voucher pays, decimal. */
const gift = 9;

// The browser's line about a wrong link, and about the answer to somebody whose address is not confirmed.
test.use({ allowedErrors: [answered(400, 403)] });

for (const locale of locales) {
  test(
    `a shopper registers, confirms, books, finds ticket and booking, and signs out, ${locale}`,
    atOneWidth(locale),
    async ({ page, request }) => {
      test.slow();
      const [t, member] = [dashboardMessages(locale), newMember()];
      await page.goto(paths.home(locale));
      await joinAndSignIn(page, locale, member);
      await expect(page.getByRole('heading', { name: t.greeting({ name: member.name }) })).toBeVisible();
      await expect(page.getByText(t.unverified({ email: member.email }))).toBeVisible();

      await page.goto(await verificationLink(member));
      await expect(page.getByText(t.verified({ email: member.email }))).toBeVisible();
      await page.reload();
      await expect(page.getByText(t.verifiedBefore({ email: member.email }))).toBeVisible();
      await page.getByRole('link', { name: t.toDashboard }).click();
      await expect(page.getByText(t.noBookings)).toBeVisible();

      const { cart, visits } = await openCheckoutOf(page, ['fountains-and-squares-after-dark'], { locale, adults: 1 });
      const [visit] = visits as [Visit];
      await expect(page.getByText(checkoutMessages(locale).orderingAs({ name: member.name }))).toBeVisible();
      await expect(page.getByLabel(checkoutMessages(locale).firstName, { exact: true })).toHaveValue('Grace');
      await expect(page.getByLabel(checkoutMessages(locale).email, { exact: true })).toHaveValue(member.email);
      const booker = { firstName: 'Edith', lastName: 'Clarke', email: member.email };
      await fillSteps(page, locale, visit.tour, booker);
      await useVoucher(page, locale, await newVoucher(`--amount ${gift} --currency ${cart.currencyCode} --balance`));
      await fillCard(page, locale, cards.plain);
      await orderButton(page, locale).click();
      const orderNumber = await orderNumberOn(page, locale);
      expect((await bookingOf(orderNumber))?.subjectId).toMatch(/^[0-9a-f-]{36}$/);
      await expectNothingPersonal(page, 'Edith', 'Clarke');

      await page.goto(paths.dashboard(locale));
      const booking = page.getByRole('article', { name: visit.tour.tourName });
      await expect(booking).toContainText(t.order({ number: orderNumber }));
      await expect(booking).toContainText(visit.tour.startingPointInformation.title);
      const ticket = await booking.getByRole('link', { name: t.ticketOf({ name: 'Edith Clarke' }) }).getAttribute('href');
      expect((await (await request.get(String(ticket))).body()).subarray(0, 5).toString()).toBe('%PDF-');
      await expect(booking.getByRole('link', { name: t.calendar })).toBeVisible();

      const words = guestBookingMessages(locale);
      const amount = formatMoney(fromDecimal(cart.grandTotal - gift, cart.currencyCode), locale);
      await booking.getByRole('link', { name: t.cancel }).click();
      await page.getByRole('button', { name: words.cancel }).click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: words.confirmCancel({ amount }) })
        .click();
      await expect(page.getByRole('heading', { name: words.refundTitle })).toBeFocused();
      await expect.poll(async () => (await bookingOf(orderNumber))?.payment).toBe('refunded');
      await page.goto(paths.dashboard(locale));
      const back = t.voucherBack({ amount: priceText(gift, cart.currencyCode, locale) });
      await expect(page.getByRole('article', { name: visit.tour.tourName })).toContainText(`${t.cancelledText} ${back}`);

      await signOut(page, locale);
      await expect(page).toHaveURL(paths.home(locale));
      await expect((await accountControl(page, locale)).getByRole('link', { name: signInMessages(locale).signIn })).toBeVisible();
      await expectNothingPersonal(page, 'Edith', 'Clarke', member.name);
      await page.goto(paths.dashboard(locale));
      await expect(page.getByRole('heading', { name: t.signedOutTitle })).toBeVisible();
    },
  );
}

test.describe('a link that is opened on another device', () => {
  test.use({ allowedErrors: [answered(401, 403)] });

  test('asks for the password, and confirms with it', async ({ page, browser }) => {
    const locale = 'en';
    const [t, member] = [dashboardMessages(locale), newMember()];
    await page.goto(paths.home(locale));
    await register(await openProvider(page, locale), locale, member);
    const other = await (await browser.newContext()).newPage();
    await other.goto(await verificationLink(member));
    const popup = await providerBy(other, other.getByRole('button', { name: t.signInAndVerify }));
    await fillCredentials(popup, locale, member);
    await expect(other.getByText(t.verified({ email: member.email }))).toBeVisible();
    await other.context().close();
  });

  test('lets the owner of the address shut out who registered it', atOneWidth('de'), async ({ page, browser }) => {
    const locale = 'de';
    const [t, member] = [dashboardMessages(locale), newMember()];
    await page.goto(paths.home(locale));
    await joinAndSignIn(page, locale, member);
    const owner = await (await browser.newContext()).newPage();
    await owner.goto(await verificationLink(member));
    await owner.getByRole('link', { name: t.notMe }).click();
    await owner.getByLabel(providerWords[locale].name).fill('Ada Byron');
    await owner.getByLabel(providerWords[locale].password, { exact: false }).fill('the words of the owner');
    await owner.getByRole('button').click();
    await expect(owner.getByRole('heading', { level: 1 })).toHaveText(/changed|geändert/);
    await page.goto(paths.dashboard(locale));
    await expect(page.getByText(t.signedOut)).toBeVisible();
    await owner.context().close();
  });

  test('confirms without a sign-in in the browser that registered', async ({ page }) => {
    const [t, member] = [dashboardMessages('en'), newMember()];
    await page.goto(paths.home('en'));
    const popup = await openProvider(page, 'en');
    await register(popup, 'en', member);
    await popup.close();
    await expect(page).toHaveURL(/problem=closed/);
    await page.goto(await verificationLink(member));
    await expect(page.getByText(t.verified({ email: member.email }))).toBeVisible();
  });
});

test('a link that is wrong says so, and offers a new one after sign-in', async ({ page }) => {
  const t = dashboardMessages('de');
  await page.goto(`${paths.verification('de')}?subjectId=nobody&verificationCode=wrong`);
  await expect(page.getByText(t.verificationFailed)).toBeVisible();
  await expect(page.getByText(t.signInToResend)).toBeVisible();
});

test.describe('when the bookings cannot be had', () => {
  test.use({ allowedErrors: [answered(403, 503)] });

  test('says so, and another try shows them', async ({ page }) => {
    const [t, member] = [dashboardMessages('en'), newMember()];
    await page.goto(paths.home('en'));
    await joinAndSignIn(page, 'en', member);
    await page.goto(await verificationLink(member));
    await expect(page.getByText(t.verified({ email: member.email }))).toBeVisible();
    await page.route('**/shopper/user-bookings*', (route) =>
      route.fulfill({ status: 503, json: { code: 'unavailable', errorMessage: 'no' } }),
    );
    await page.goto(paths.dashboard('en'));
    await expect(page.getByRole('alert')).toBeVisible({ timeout: 30_000 });
    await page.unroute('**/shopper/user-bookings*');
    await page.getByRole('button', { name: t.retry }).click();
    await expect(page.getByText(t.noBookings)).toBeVisible();
  });
});
