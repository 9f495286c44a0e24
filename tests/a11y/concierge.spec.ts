import { paths } from '#domain/routes.ts';
import { billingMessages } from '#i18n/billing/index.ts';
import { overviewMessages } from '#i18n/overview/index.ts';
import { signInMessages } from '#i18n/sign-in/index.ts';
import { fillCredentials, popupBy } from '../support/account-page.ts';
import { fillSteps, newBooker, next, orderButton, orderNumberOn } from '../support/checkout-page.ts';
import { demoConcierge, testIn } from '../support/brand-shop.ts';
import { demoMember } from '../support/demo-member.ts';
import { answered, expect } from '../support/shop.ts';
import { chooseVisit, goToCheckout } from '../support/tour-page.ts';
import { freshVisit } from '../support/visits.ts';
import { expectAccessible } from './axe.ts';

const locale = 'en';

/** Whose checkout is billed. */
const test = testIn('saffron-bell');

// The browser's own line about the answer that is made up.
test.use({ allowedErrors: [answered(409)] });
test.setTimeout(240_000);

test('the checkout and the overview of a concierge', async ({ page }) => {
  const t = billingMessages(locale);
  const signInAs = async (member: typeof demoMember) =>
    fillCredentials(await popupBy(page, page.getByRole('button', { name: signInMessages(locale).signIn, exact: true })), locale, member);
  const visit = await freshVisit('tivoli-villas-with-hotel-pickup', locale);
  await chooseVisit(page, locale, visit, { Adult: 2 });
  await goToCheckout(page, locale, 'method_select');
  await expect(page.getByRole('heading', { name: t.signInTitle })).toBeVisible();
  await expectAccessible(page, 'method select, signed out');
  await signInAs(demoMember);
  await expect(page.getByText(t.refusedTitle)).toBeVisible();
  await expectAccessible(page, 'method select, refused');
  await page.getByRole('button', { name: t.otherAccount }).click();
  await expect(page.getByRole('heading', { name: t.signInTitle })).toBeVisible();
  await signInAs(demoConcierge);
  await expect(page.getByRole('region', { name: 'Sample Concierge' })).toBeVisible();
  await expectAccessible(page, 'method select');
  await next(page, locale, 'personal_info');
  await fillSteps(page, locale, visit.tour, newBooker());
  await expect(page.getByRole('region', { name: 'Sample Concierge' })).toBeVisible();
  await expectAccessible(page, 'billed payment');
  await page.route(
    '**/shopper/authorization-checkout',
    (route) => route.fulfill({ status: 409, json: { code: 'sold_out', errorMessage: 'no' } }),
    { times: 1 },
  );
  await orderButton(page, locale).click();
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible();
  await expectAccessible(page, 'billed payment, refused by the shop');
  await orderButton(page, locale).click();
  await orderNumberOn(page, locale);
  await expectAccessible(page, 'confirmation of an order on account');
  await page.goto(`${paths.dashboard(locale)}#organization`);
  await expect(page.getByRole('heading', { name: overviewMessages(locale).sales })).toBeVisible();
  await expectAccessible(page, 'overview');
  await page.getByLabel(overviewMessages(locale).filter).fill('nothing has this name');
  await expectAccessible(page, 'overview, nothing found');
});
