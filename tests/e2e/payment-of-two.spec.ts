import * as v from 'valibot';
import { errorBody } from '#contracts/errors.ts';
import { cartIdOf, type Cart, type CartItem } from '#domain/cart.ts';
import { totalText } from '#domain/cart-view.ts';
import { paths } from '#domain/routes.ts';
import { checkoutMessages } from '#i18n/checkout/index.ts';
import { paymentErrorText } from '#i18n/payment-errors/index.ts';
import { expireHold } from '../support/back-office.ts';
import { cards, fillBooker, fillCard, newBooker, orderButton } from '../support/checkout-page.ts';
import { expectAllBooked, expectNothingTaken, reachPaymentOfTwo, twoSlugs } from '../support/purchases.ts';
import { checkoutCall, failure, watchOrders } from '../support/payment-page.ts';
import { planFor } from '../support/sandbox.ts';
import { openCheckoutOf } from '../support/several-items.ts';
import { answered, expect, test } from '../support/shop.ts';
import { takeAllSeats } from '../support/visits.ts';

const t = checkoutMessages('en');

/** The second item, and the cart with it, for so much more. */
const dearer = ({ items, ...cart }: Cart, by: number): Cart => ({
  ...cart,
  grandTotal: cart.grandTotal + by,
  items: items.map((item, index) => (index === 1 ? { ...item, grandTotal: item.grandTotal + by } : item)),
});

test.describe('what was held has changed', () => {
  test.use({ allowedErrors: [answered(409)] });

  test('another price of one of 2 items: both totals are shown, and the new one is agreed to by ordering again (fault 17)', async ({
    page,
  }) => {
    const { cart, ...purchase } = await reachPaymentOfTwo(page);
    await planFor(purchase.booker.email, ['price_changed']);
    const keys = watchOrders(page);
    await fillCard(page, 'en', cards.plain);
    const answer = page.waitForResponse(checkoutCall);
    await orderButton(page, 'en').click();
    const held = { ...cart, grandTotal: Number(v.parse(errorBody, await (await answer).json()).details?.['newTotal']) };
    expect(held.grandTotal).toBeGreaterThan(cart.grandTotal);
    const notice = page.getByRole('alert').filter({ hasText: t.priceChangedTitle });
    await expect(notice).toContainText(t.priceChanged({ oldTotal: totalText(cart, 'en'), newTotal: totalText(held, 'en') }));
    await expectNothingTaken(purchase, keys);
    await notice.getByRole('button', { name: t.acceptPrice }).click();
    await page.getByRole('button', { name: t.order({ total: totalText(held, 'en') }), exact: true }).click();
    await expectAllBooked(page, { ...purchase, cart: held });
  });

  test('one of 2 items was sold to another: nothing is charged, it is named, the other can be ordered (fault 18)', async ({ page }) => {
    const { cart, visits, booker } = await reachPaymentOfTwo(page);
    const keys = watchOrders(page);
    const [kept, gone] = cart.items as [CartItem, CartItem];
    await expireHold(cartIdOf(cart));
    for (const visit of visits.slice(1)) await takeAllSeats(visit, 'ageGroup', 'adult');
    await fillCard(page, 'en', cards.plain);
    await orderButton(page, 'en').click();
    await expect(failure(page)).toContainText(paymentErrorText({ code: 'sold_out' }, 'en'));
    await expectNothingTaken({ booker }, keys);
    await page.getByRole('button', { name: t.checkAgain }).click();
    const dialog = page.getByRole('dialog', { name: t.someGoneTitle(1) });
    await expect(dialog.getByRole('link', { name: gone.tourName })).toHaveAttribute('href', paths.tour('en', gone.normalizedUrlPath));
    await dialog.getByRole('button', { name: t.acceptWithout({ total: totalText(kept, 'en') }) }).click();
    await fillCard(page, 'en', cards.plain);
    await orderButton(page, 'en').click();
    await expectAllBooked(page, { cart: { ...cart, grandTotal: kept.grandTotal }, visits: visits.slice(0, 1), booker });
  });
});

test('at the end of the time 2 items are kept again in place, another price of one is agreed to, or the trip leads on (fault 15)', async ({
  page,
}) => {
  await page.clock.install();
  const booker = newBooker();
  const { cart } = await openCheckoutOf(page, twoSlugs);
  await fillBooker(page, 'en', booker);
  await page.clock.fastForward('15:10');
  await page.getByRole('dialog', { name: t.expiredTitle }).getByRole('button', { name: t.renew }).click();
  await expect(page.getByText(t.renewed)).toBeAttached();
  await expect(page.getByRole('dialog')).toBeHidden();

  await page.clock.fastForward('15:10');
  await page.route(/\/holds$/, async (route) => {
    const { hold, items } = (await (await route.fetch()).json()) as { hold: object; items: [object, { quote: { grandTotal: number } }] };
    const [first, { quote, ...second }] = items;
    await route.fulfill({ json: { hold, items: [first, { ...second, quote: { ...quote, grandTotal: quote.grandTotal + 7 } }] } });
  });
  await page.getByRole('dialog', { name: t.expiredTitle }).getByRole('button', { name: t.renew }).click();
  const changed = page.getByRole('dialog', { name: t.renewedPriceTitle });
  const totals = { oldTotal: totalText(cart, 'en'), newTotal: totalText(dearer(cart, 7), 'en') };
  await expect(changed).toContainText(t.renewedPrice(totals));
  await changed.getByRole('button', { name: t.acceptRenewal({ total: totals.newTotal }) }).click();
  await expect(changed).toBeHidden();
  await expect(page.getByRole('region', { name: t.summary })).toContainText(totals.newTotal);
  await expect(page.getByLabel(t.email, { exact: true })).toHaveValue(booker.email);

  await page.clock.fastForward('15:10');
  await page.getByRole('dialog', { name: t.expiredTitle }).getByRole('link', { name: t.expiredTripLink }).click();
  await expect(page).toHaveURL(paths.trip('en'));
});
