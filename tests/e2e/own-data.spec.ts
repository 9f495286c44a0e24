import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { Locale } from '#contracts/common.ts';
import { paths } from '#domain/routes.ts';
import { dashboardMessages } from '#i18n/dashboard/index.ts';
import { profileMessages } from '#i18n/profile/index.ts';
import { signInMessages } from '#i18n/sign-in/index.ts';
import { forAdults } from '../support/adults.ts';
import {
  accountControl,
  expectNothingPersonal,
  fillCredentials,
  joinAndSignIn,
  newMember,
  openProvider,
  verificationLink,
  type Member,
} from '../support/account-page.ts';
import { atOneWidth } from '../support/at-one-width.ts';
import { bookingOf, newestMailTo } from '../support/back-office.ts';
import { answersTo, orderFor, shopperAt } from '../support/order.ts';
import { answered, expect, test } from '../support/shop.ts';
import { freshVisit } from '../support/visits.ts';

// The browser's line about an address that is not confirmed, a wrong password, and a session that is over.
test.use({ allowedErrors: [answered(400, 401, 403)] });

/** Books with this tab's session, as its checkout does. @returns the order number */
async function bookSignedIn(page: Page, locale: Locale, { email }: Member): Promise<string> {
  const origin = process.env.LANDFALL_URL ?? '';
  const { tour, day, time } = await freshVisit('fountains-and-squares-after-dark', locale);
  const quote = await shopperAt(origin).hold({
    tourId: tour.tourId,
    queryDate: day,
    startingTime: time,
    components: forAdults(1),
  });
  if (!quote) throw new Error('there is no quote');
  const token = await page.evaluate(
    () => (JSON.parse(sessionStorage.getItem('landfall:tab:session') ?? '{}') as { access_token: string }).access_token,
  );
  const response = await page.request.post(`${origin}/api/shopper/checkout`, {
    headers: { 'Idempotency-Key': randomUUID(), Authorization: `Bearer ${token}` },
    data: orderFor(quote, { email, locale, answers: answersTo(tour, 1) }),
  });
  const { cart } = (await response.json()) as { cart?: { tcConfirmationNumber?: string } };
  if (!cart?.tcConfirmationNumber) throw new Error(`not booked: ${await response.text()}`);
  return cart.tcConfirmationNumber;
}

test('a shopper changes the profile, takes the data along and deletes the account', atOneWidth('de'), async ({ page }) => {
  const locale = 'de';
  test.slow();
  const [t, words, member] = [dashboardMessages(locale), profileMessages(locale), newMember()];
  const open = () => page.getByRole('link', { name: t.profile, exact: true }).click();
  await page.goto(paths.home(locale));
  await joinAndSignIn(page, locale, member);
  await open();
  await expect(page.getByText(words.unverified({ email: member.email }))).toBeVisible();
  await expect(page.getByRole('button', { name: words.exportButton })).toBeHidden();
  await page.goto(await verificationLink(member));
  await expect(page.getByText(t.verified({ email: member.email }))).toBeVisible();
  await page.goto(paths.dashboard(locale));
  await open();

  const name = page.getByLabel(words.name, { exact: true });
  await expect(name).toHaveValue(member.name);
  await name.fill('   ');
  await page.getByRole('button', { name: words.save }).click();
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription(new RegExp(words.nameMissing));
  await name.fill('Grace Brewster Hopper');
  await page.getByLabel(words.language).selectOption('en');
  await page.getByRole('button', { name: words.save }).click();
  await expect(page.getByText(words.saved)).toBeVisible();
  await expect(page.getByRole('heading', { name: t.greeting({ name: 'Grace Brewster Hopper' }) })).toBeVisible();
  await expect(await accountControl(page, locale)).toContainText('Grace Brewster Hopper');
  await page.reload();
  await expect(name).toHaveValue('Grace Brewster Hopper');
  await expect(page.getByLabel(words.language)).toHaveValue('en');

  const orderNumber = await bookSignedIn(page, locale, member);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: words.exportButton }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe(words.exportFile);
  expect(JSON.parse(await readFile(await download.path(), 'utf8'))).toMatchObject({
    account: { email: member.email, name: 'Grace Brewster Hopper' },
    bookings: [{ orderNumber, order: { booker: { email: member.email } } }],
  });

  await page.getByRole('button', { name: words.deleteButton }).click();
  const dialog = page.getByRole('dialog', { name: words.dialogTitle });
  await expect(dialog).toContainText(words.upcoming(1));
  await expect(dialog).toContainText(orderNumber);
  await dialog.getByLabel(words.password).fill('something else');
  await dialog.getByRole('button', { name: words.confirm }).click();
  await expect(dialog.getByLabel(words.password)).toHaveAccessibleDescription(words.passwordWrong);
  await expect(dialog.getByLabel(words.password)).toBeFocused();
  await dialog.getByLabel(words.password).fill(member.password);
  await dialog.getByRole('button', { name: words.confirm }).click();
  const heading = page.getByRole('heading', { name: words.deletedTitle });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  await expect(page.getByText(orderNumber)).toBeVisible();
  await expect((await accountControl(page, locale)).getByRole('link', { name: signInMessages(locale).signIn })).toBeVisible();
  await expectNothingPersonal(page, 'Grace', member.email);
  // In the language that was chosen, which is not the page's.
  const mail = await newestMailTo(member.email, /^Your account has been deleted$/);
  expect(mail.text).toContain(orderNumber);
  expect(await bookingOf(orderNumber)).toMatchObject({ status: 'confirmed', subjectId: null });

  await page.goto(paths.home(locale));
  const popup = await openProvider(page, locale);
  await fillCredentials(popup, locale, member);
  await expect(popup.getByRole('alert')).toBeVisible();
  await popup.close();
});
