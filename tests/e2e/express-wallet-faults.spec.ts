import { checkoutMessages } from '#i18n/checkout/index.ts';
import { expressWalletMessages } from '#i18n/express-wallet/index.ts';
import { incompleteWalletMessages } from '#i18n/incomplete-wallet/index.ts';
import { paymentErrorText } from '#i18n/payment-errors/index.ts';
import { expireHold, newVoucher, paymentsOf } from '../support/back-office.ts';
import { bankButton, cardField, fillBooker, next, orderNumberOn } from '../support/checkout-page.ts';
import { expectBooked } from '../support/expect-booked.ts';
import { chooseWallet, contactStep } from '../support/express-wallet-page.ts';
import { failure } from '../support/payment-page.ts';
import { expectNothingTaken } from '../support/purchases.ts';
import { answered, expect, test } from '../support/shop.ts';
import { heldCart } from '../support/tour-page.ts';
import { useVoucher } from '../support/voucher-page.ts';
import { expectFailedWallet, openWallet, openWalletOf, payInWallet } from '../support/wallet-page.ts';

/** A tour of which no other test books a day; it asks nothing that a wallet does not say. */
const slug = 'roman-barcino-below-the-streets';
const intentCall = '**/api/payment-gateway/payment-intent';

test('a wallet that does not say all leads to what is missing, with what it has said', { tag: '@phone' }, async ({ page }) => {
  const t = checkoutMessages('en');
  const purchase = await chooseWallet(page, slug);
  await openWalletOf(page, 'en', { ...purchase.booker, lastName: '' });
  await payInWallet(page, 'en');
  await expect(page).toHaveURL(contactStep('en'));
  await expect(page.getByText(incompleteWalletMessages('en').lead)).toBeVisible();
  const lastName = page.getByLabel(t.lastName, { exact: true });
  await expect(lastName).toBeFocused();
  await expect(lastName).toHaveAccessibleDescription(t.enterLastName);
  await expect(page.getByLabel(t.email, { exact: true })).toHaveValue(purchase.booker.email);
  await lastName.fill(purchase.booker.lastName);
  await next(page, 'en', 'payment');
  await openWallet(page, 'en');
  await payInWallet(page, 'en');
  await expectBooked(page, purchase);
});

test('a voucher that covers everything leaves a wallet nothing to pay: the page says so, and leads on', async ({ page }) => {
  const t = expressWalletMessages('en');
  const { booker } = await chooseWallet(page, slug);
  await useVoucher(page, 'en', await newVoucher('--percent 100'));
  await expect(page.getByText(t.covered)).toBeVisible();
  await page.getByRole('link', { name: t.goOn }).click();
  await fillBooker(page, 'en', booker);
  await next(page, 'en', 'payment');
  await page.getByRole('button', { name: checkoutMessages('en').orderFree }).click();
  await orderNumberOn(page, 'en');
});

test('the bank is asked, and the order goes on', async ({ page }) => {
  const purchase = await chooseWallet(page, slug);
  await openWalletOf(page, 'en', purchase.booker);
  await payInWallet(page, 'en', 'confirms');
  await bankButton(page, 'en', 'complete').click();
  await expectBooked(page, purchase);
});

test.describe('the sheet ends as failed', () => {
  test.use({ allowedErrors: [answered(402, 409)] });

  test('where the card is declined; another one pays (fault 14)', async ({ page }) => {
    const purchase = await chooseWallet(page, slug);
    await openWalletOf(page, 'en', purchase.booker);
    await payInWallet(page, 'en', 'declined');
    await expectFailedWallet(page, 'en');
    await expect(failure(page)).toContainText(paymentErrorText({ code: 'card_declined' }, 'en'));
    await openWalletOf(page, 'en', purchase.booker);
    await payInWallet(page, 'en');
    await expectBooked(page, purchase);
  });

  test('where it was left open past the hold: nothing is charged (fault 48)', async ({ page }) => {
    const purchase = await chooseWallet(page, slug);
    const key = page.waitForRequest(intentCall).then((request) => request.headers()['idempotency-key'] ?? '');
    await openWalletOf(page, 'en', purchase.booker);
    await expireHold(await heldCart(page));
    await payInWallet(page, 'en');
    await expectFailedWallet(page, 'en');
    await expect(failure(page)).toContainText(paymentErrorText({ code: 'quote_expired' }, 'en'));
    await expectNothingTaken(purchase, [await key]);
  });
});

test.describe('the answer is lost', () => {
  test.use({ allowedErrors: [/net::ERR_(FAILED|INTERNET_DISCONNECTED|ABORTED)/] });

  test('and the page reloaded: the order is found, and booked once', async ({ page }) => {
    const purchase = await chooseWallet(page, slug);
    const key = page.waitForRequest(intentCall).then((request) => request.headers()['idempotency-key'] ?? '');
    const { promise: lost, resolve: lose } = Promise.withResolvers<void>();
    await page.route(
      intentCall,
      async (route) => {
        await route.fetch();
        lose();
      },
      { times: 1 },
    );
    await openWalletOf(page, 'en', purchase.booker);
    await payInWallet(page, 'en');
    await lost;
    await page.reload();
    await expectBooked(page, purchase);
    expect(await paymentsOf(await key)).toHaveLength(1);
  });

  test('the wallets are blocked: it is said, and one press leads to the usual checkout', async ({ page }) => {
    await page.route('**/wallets.js', (route) => route.abort());
    const { booker } = await chooseWallet(page, slug);
    const t = expressWalletMessages('en');
    await expect(page.getByText(t.noWalletTitle)).toBeVisible();
    await page.getByRole('link', { name: t.goOn }).click();
    await expect(page).toHaveURL(contactStep('en'));
    await fillBooker(page, 'en', booker);
    await next(page, 'en', 'payment');
    await expect(cardField(page, 'en', 'number')).toBeVisible();
  });
});
