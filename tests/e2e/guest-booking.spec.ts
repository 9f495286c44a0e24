import { randomUUID } from 'node:crypto';
import type { Order } from '#contracts/bookings.ts';
import { locales } from '#contracts/common.ts';
import { shareText } from '#domain/cancellation-texts.ts';
import { formatMoney, fromDecimal } from '#domain/money.ts';
import { paths } from '#domain/routes.ts';
import { cancellationMessages } from '#i18n/cancellation/index.ts';
import { chromeMessages } from '#i18n/chrome/index.ts';
import { accountErrorText } from '#i18n/account-errors/index.ts';
import { bookingMailMessages } from '#i18n/booking-mail/index.ts';
import { guestBookingMessages } from '#i18n/guest-booking/index.ts';
import { atOneWidth } from '../support/at-one-width.ts';
import { bookingOf, newestMailTo, newVoucher, seatsTaken } from '../support/back-office.ts';
import { cards, fillCard, orderButton, orderNumberOn } from '../support/checkout-page.ts';
import { askForCode, bookedElsewhere, enterCode, mailedCode, openBooking, orderOfVisits } from '../support/guest-booking-page.ts';
import { shopperAt } from '../support/order.ts';
import { reachPayment } from '../support/reach-payment.ts';
import { answered, expect, test } from '../support/shop.ts';
import { withVoucher } from '../support/vouchers.ts';

const cancelled = { en: /^Cancelled: /, de: /^Storniert: / };

for (const locale of locales) {
  test(
    `a guest books, finds the booking by the mailed code, has the ticket and cancels, ${locale}`,
    atOneWidth(locale),
    async ({ page }) => {
      test.setTimeout(120_000);
      const t = guestBookingMessages(locale);
      const { visit, quote, booker } = await reachPayment(page, locale);
      await expect(page.getByText(new RegExp(cancellationMessages(locale).freeUntil({ deadline: '' })))).toBeVisible();
      await fillCard(page, locale, cards.plain);
      await orderButton(page, locale).click();
      const orderNumber = await orderNumberOn(page, locale);

      await page.goto(paths.home(locale));
      await page
        .getByRole('contentinfo')
        .getByRole('link', { name: chromeMessages(locale).findBooking })
        .click();
      await openBooking(page, locale, { orderNumber, email: booker.email });
      await expect(page.getByRole('heading', { name: visit.tour.tourName })).toBeVisible();
      const ticket = await page.request.get((await page.getByRole('link', { name: /\(PDF\)/ }).getAttribute('href')) ?? '');
      expect(ticket.headers()['content-type']).toBe('application/pdf');

      const amount = formatMoney(fromDecimal(quote.grandTotal, quote.currencyCode), locale);
      await page.getByRole('button', { name: t.cancel }).click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: t.confirmCancel({ amount }) })
        .click();
      await expect(page.getByRole('heading', { name: t.refundTitle })).toBeFocused();
      await expect(page.getByRole('status').filter({ hasText: amount })).toBeVisible();
      await expect(page.getByRole('link', { name: /\(PDF\)/ })).toHaveCount(0);
      expect((await page.request.get(ticket.url())).status()).toBe(410);

      expect((await newestMailTo(booker.email, cancelled[locale])).text).toContain(amount);
      await expect.poll(async () => (await bookingOf(orderNumber))?.payment).toBe('refunded');
      expect(await seatsTaken(visit.tour.tourId, visit.day, visit.time)).toBe(0);
      const stored = await page.evaluate(() => JSON.stringify({ ...localStorage }));
      expect(stored).not.toContain(booker.email);
      expect(stored).not.toContain('accessToken');
      await page.reload();
      await expect(page.getByRole('heading', { name: t.refundTitle })).toBeVisible();
    },
  );
}

for (const { locale, part } of [
  { locale: 'en', part: 'all' },
  { locale: 'de', part: 'a part' },
] as const) {
  test(`what a gift voucher has paid, ${part} of it, goes back to it, ${locale}`, atOneWidth(locale), async ({ page }) => {
    const t = guestBookingMessages(locale);
    const { order, email } = await orderOfVisits(['fountains-and-squares-after-dark'], locale);
    const total = order.chargeRequest.amount;
    const value = part === 'all' ? total : 10;
    const code = await newVoucher(`--amount ${value} --currency EUR --balance`);
    const { body } = await shopperAt(process.env.LANDFALL_URL ?? '').pay(randomUUID(), withVoucher(order, code, value));
    await openBooking(page, locale, { orderNumber: body.invoices?.[0]?.number ?? '', email });
    const text = (amount: number): string => formatMoney(fromDecimal(amount, 'EUR'), locale);
    const [amount, money] = [text(value), text(total - value)];
    const isAll = part === 'all';
    const share = shareText(1, locale);
    const step = [...(isAll ? [] : [t.stepAmount({ amount: money, share })]), t.stepVoucher({ amount, share })].join(', ');
    await expect(page.getByText(step, { exact: true })).toBeVisible();
    await page.getByRole('button', { name: t.cancel }).click();
    await expect(page.getByRole('dialog')).toContainText(t.dialogVoucher({ amount }));
    await page
      .getByRole('dialog')
      .getByRole('button', { name: isAll ? t.confirmVoucher({ amount }) : t.confirmCancel({ amount: money }) })
      .click();
    await expect(page.getByRole('heading', { name: t.refundTitle })).toBeFocused();
    const outcome = page.getByRole('status').filter({ hasText: t.refundVoucher({ amount }) });
    await (isAll ? expect(outcome).toHaveText(t.refundVoucher({ amount })) : expect(outcome).toContainText(money));
    expect((await newestMailTo(email, cancelled[locale])).text).toContain(bookingMailMessages(locale).voucherBack({ amount, code }));
  });
}

test.describe('a code that does not fit', () => {
  test.use({ allowedErrors: [answered(401)] });

  test('is refused where it was typed, and a new one opens the booking', async ({ page }) => {
    const t = guestBookingMessages('en');
    const booking = await bookedElsewhere('fountains-and-squares-after-dark', 'en');
    await askForCode(page, 'en', booking);
    await enterCode(page, 'en', '12');
    const field = page.getByLabel(t.code, { exact: true });
    await expect(field).toHaveAccessibleDescription(new RegExp(t.codeFormat));
    await expect(field).toBeFocused();
    const code = await mailedCode(booking.email);
    await enterCode(page, 'en', code === '000000' ? '111111' : '000000');
    await expect(field).toHaveAccessibleDescription(new RegExp(accountErrorText({ code: 'access_code_wrong' }, 'en')));
    await expect(field).toBeFocused();
    await expect(field).toHaveValue(/^(000000|111111)$/);
    await page.getByRole('button', { name: t.again }).click();
    await expect(page.getByText(t.sentAgain)).toBeVisible();
    await expect.poll(() => mailedCode(booking.email)).not.toBe(code);
    await enterCode(page, 'en', await mailedCode(booking.email));
    await expect(page.getByText(booking.orderNumber)).toBeVisible();
  });
});

test('what is no order number and no address is said at its field, and nothing typed is lost', async ({ page }) => {
  const t = guestBookingMessages('de');
  await page.goto(`${paths.booking('de')}#LF-7K3M`);
  const [number, email] = [page.getByLabel(t.orderNumber), page.getByRole('main').getByLabel(t.email, { exact: true })];
  await expect(number).toHaveValue('LF-7K3M');
  await email.fill('ada');
  await page.getByRole('button', { name: t.send }).click();
  await expect(page.getByRole('alert').getByRole('link')).toHaveText([t.orderNumberFormat, t.emailFormat]);
  await expect(number).toHaveAccessibleDescription(new RegExp(t.orderNumberFormat));
  await expect(email).toHaveValue('ada');
  await expect(number).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.type('-Q9TX');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').getByRole('link')).toHaveText([t.emailFormat]);
  await expect(number).toHaveValue('LF-7K3M-Q9TX');
  await expect(email).toBeFocused();
});

test.describe('a service that is down', () => {
  test.use({ allowedErrors: [answered(503)] });

  test('is said, and the booking comes with the next try', async ({ page }) => {
    const t = guestBookingMessages('en');
    const booking = await bookedElsewhere('fountains-and-squares-after-dark', 'en');
    await askForCode(page, 'en', booking);
    const down = { status: 503, json: { code: 'unavailable', errorMessage: 'down' } };
    await page.route('**/api/shopper/orders/**', (route) => route.fulfill(down));
    await enterCode(page, 'en', await mailedCode(booking.email));
    await expect(page.getByRole('alert').filter({ hasText: t.failedTitle })).toContainText(accountErrorText({ code: 'unavailable' }, 'en'));
    await page.unroute('**/api/shopper/orders/**');
    await page.getByRole('button', { name: t.retry }).click();
    await expect(page.getByText(booking.orderNumber)).toBeVisible();
  });
});

test.describe('in Auckland', () => {
  test.use({ timezoneId: 'Pacific/Auckland' });

  test('a request says by the clock there until when it is answered; it is withdrawn, and nothing is charged', async ({ page }) => {
    const t = guestBookingMessages('de');
    const booking = await bookedElsewhere('parliament-and-the-square-of-1956', 'de');
    const told = page.waitForResponse((response) => response.url().includes('/shopper/orders/'));
    await openBooking(page, 'de', booking);
    const { bookings } = (await (await told).json()) as Order;
    const until = new Intl.DateTimeFormat('de', { timeStyle: 'short', timeZone: 'Pacific/Auckland' });
    const time = until.format(Date.parse(bookings[0]?.answerBy ?? ''));
    await expect(page.getByText(`, ${time} Uhr (Ihre Ortszeit). Sagt er nicht zu, wird dafür nichts abgebucht`)).toBeVisible();
    await page.getByRole('button', { name: t.cancel }).click();
    await page.getByRole('dialog').getByRole('button', { name: t.confirmRelease }).click();
    await expect(page.getByRole('heading', { name: t.refundTitle })).toBeVisible();
    await expect.poll(async () => (await bookingOf(booking.orderNumber))?.payment).toBe('released');
  });
});

test.describe('with consent', () => {
  test.use({ consent: 'granted' });

  test('a refund is reported, once', async ({ page }) => {
    const t = guestBookingMessages('en');
    const booking = await bookedElsewhere('fountains-and-squares-after-dark', 'en');
    await openBooking(page, 'en', booking);
    await page.getByRole('button', { name: t.cancel }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Cancel and get/ })
      .click();
    await expect(page.getByRole('heading', { name: t.refundTitle })).toBeVisible();
    const reported = await page.evaluate(() =>
      ((globalThis as { dataLayer?: { event: string }[] }).dataLayer ?? []).filter(({ event }) => event === 'refund'),
    );
    expect(reported).toEqual([{ event: 'refund', ecommerce: { refund: { actionField: { id: booking.orderNumber } } } }]);
  });
});
