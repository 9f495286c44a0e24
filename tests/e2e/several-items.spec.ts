import type { CartItem } from '#domain/cart.ts';
import { dayText, totalText } from '#domain/cart-view.ts';
import { paths } from '#domain/routes.ts';
import { checkoutMessages } from '#i18n/checkout/index.ts';
import { confirmationMessages } from '#i18n/confirmation/index.ts';
import {
  cardField,
  cards,
  fillBooker,
  fillCard,
  nameFields,
  newBooker,
  next,
  nextButton,
  orderButton,
  orderNumberOn,
} from '../support/checkout-page.ts';
import {
  fillStepsOfSeveral,
  letTimeRunOut,
  toursThatNameEverybody,
  openCheckoutOf,
  openCheckoutOfThree,
  sectionOf,
} from '../support/several-items.ts';
import { expect, test } from '../support/shop.ts';

const t = checkoutMessages('en');
const confirmation = confirmationMessages('en');
const booker = newBooker();
test('who travels on several tours is typed once, and may differ', async ({ page }) => {
  const { items } = (await openCheckoutOf(page, toursThatNameEverybody)).cart;
  await fillBooker(page, 'en', booker);
  await next(page, 'en', 'traveler_info');
  const names = nameFields(page, 'en');
  await expect(names).toHaveCount(6);
  for (const lead of [0, 2, 4]) await expect(names.nth(lead)).toHaveValue('Ada Öztürk');
  await names.nth(1).pressSequentially('Jonas');
  for (const second of [3, 5]) await expect(names.nth(second)).toHaveValue('Jonas');
  await names.nth(5).fill('Mira');
  await names.nth(1).fill('Jonas Öztürk');
  await expect(names.nth(3)).toHaveValue('Jonas Öztürk');
  await expect(names.nth(5)).toHaveValue('Mira');

  await names.nth(2).fill('');
  await nextButton(page, 'en').click();
  const problem = t.problemAt({
    problem: t.problemWith({ problem: t.enterTravellerName, question: t.travellerLead }),
    item: items[1]?.tourName ?? '',
  });
  await expect(page.getByRole('alert').getByRole('link')).toHaveText([problem]);
  await expect(names.nth(2)).toBeFocused();
  await names.nth(2).fill('Ada Öztürk');
  await page.reload();
  await expect(names.nth(5)).toHaveValue('Mira');
  await next(page, 'en', 'questions');
  for (const item of items) await expect(sectionOf(page, item)).toContainText(dayText(item, 'en'));
});

test('three tours are ordered at once: each is named above the button, and has its own part of the confirmation', async ({ page }) => {
  const cart = await openCheckoutOfThree(page);
  await fillStepsOfSeveral(page, 'en', cart, booker);
  const box = page.getByRole('region', { name: t.reviewTitle });
  for (const item of cart.items)
    for (const text of [item.tourName, dayText(item, 'en'), totalText(item, 'en')]) await expect(box).toContainText(text);
  await expect(box).toContainText(t.partOnRequestTitle(1));
  await expect(box).toContainText(t.orderNoteUntilAnswers({ total: totalText(cart, 'en') }));
  await expect(cardField(page, 'en', 'number')).toBeVisible();
  await fillCard(page, 'en', cards.plain);
  await orderButton(page, 'en').click();

  const number = await orderNumberOn(page, 'en');
  await expect(page.getByText(confirmation.partKicker({ certain: 2, all: 3 }))).toBeVisible();
  await expect(page.getByText(confirmation.setAside({ total: totalText(cart, 'en') }))).toBeVisible();
  for (const { tourName, requireBookingApproval } of cart.items) {
    const card = page.getByRole('article', { name: tourName });
    await expect(card).toContainText(number);
    await expect(card).toContainText(requireBookingApproval ? /The operator answers by .*your time/ : confirmation.confirmedStatus);
    const tickets = card.getByRole('link', { name: /\(PDF\)/ });
    await expect(tickets).toHaveText(
      requireBookingApproval ? [] : ['Ada Öztürk, 1', 'Ada Öztürk, 2'].map((name) => confirmation.ticketOf({ name })),
    );
    for (const ticket of await tickets.all())
      expect((await page.request.get((await ticket.getAttribute('href')) ?? '')).status()).toBe(200);
  }
});

test('one of three that is gone when the time is over is named; the rest goes on at a total that is agreed to (fault 37)', async ({
  page,
}) => {
  await page.clock.install();
  const { items } = await openCheckoutOfThree(page);
  await fillBooker(page, 'en', booker);
  await letTimeRunOut(page, 1);
  await page.getByRole('dialog').getByRole('button', { name: t.renew }).click();
  const dialog = page.getByRole('dialog', { name: t.someGoneTitle(1) });
  const [first, gone, third] = items as [CartItem, CartItem, CartItem];
  await expect(dialog.getByRole('link', { name: gone.tourName })).toHaveAttribute('href', paths.tour('en', gone.normalizedUrlPath));
  const total = totalText({ grandTotal: first.grandTotal + third.grandTotal, currencyCode: 'EUR' }, 'en');
  await dialog.getByRole('button', { name: t.acceptWithout({ total }) }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  const summary = page.getByRole('region', { name: t.summary });
  await expect(summary.getByRole('listitem')).toHaveCount(2);
  await expect(summary).toContainText(total);
  await expect(summary).not.toContainText(gone.tourName);
  await expect(page.getByLabel(t.email, { exact: true })).toHaveValue(booker.email);
});
