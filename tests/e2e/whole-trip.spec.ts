import type { Locale } from '#contracts/common.ts';
import { priceText } from '#domain/money.ts';
import { paths } from '#domain/routes.ts';
import { bookingMessages } from '#i18n/booking/index.ts';
import { guestBookingMessages } from '#i18n/guest-booking/index.ts';
import { offlineMessages } from '#i18n/offline/index.ts';
import { tripMessages } from '#i18n/trip/index.ts';
import { bookingOf, paymentsOf } from '../support/back-office.ts';
import { bankButton, cards, fillCard, newBooker, orderButton, orderNumberOn } from '../support/checkout-page.ts';
import { openBooking } from '../support/guest-booking-page.ts';
import { answerAsOperator } from '../support/operator-page.ts';
import { cartOn, fillStepsOfSeveral } from '../support/several-items.ts';
import { workerStarted } from '../support/service-worker.ts';
import { expect, test } from '../support/shop.ts';
import { changeButton, openTrip, stopOf, tripSummary, wishFor } from '../support/trip-page.ts';
import { freshVisit } from '../support/visits.ts';

/** Three cities in three time zones; the last one is on request. */
const slugs = ['forum-and-palatine-at-first-light', 'art-deco-lobbies-of-midtown', 'kayaks-to-sharp-island'] as const;
const adult = { en: 'Adult', de: 'Erwachsener' };
const adults = { en: 'Adults', de: 'Erwachsene' };

type Run = { locale: Locale; answer: 'accept' | 'decline'; tag: string[] };
const runs: Run[] = [
  { locale: 'en', answer: 'accept', tag: [] },
  { locale: 'de', answer: 'decline', tag: ['@phone-only'] },
];

for (const { locale, answer, tag } of runs) {
  test.describe(`a trip through three time zones, ${locale}`, () => {
    test.use({ serviceWorkers: 'allow', allowedErrors: [/ERR_INTERNET_DISCONNECTED|Failed to load resource|Failed to fetch/] });

    test(
      `is changed, paid with 3-D Secure, charged for what the operator's answer leaves, and cancelled in part`,
      { tag },
      async ({ page, context }) => {
        test.setTimeout(180_000);
        const visits = [
          await freshVisit(slugs[0], locale),
          await freshVisit(slugs[1], locale),
          await freshVisit(slugs[2], locale),
        ] as const;
        const [rome, newYork, hongKong] = visits;
        const [trip, booking] = [tripMessages(locale), bookingMessages(locale)];
        await openTrip(
          page,
          locale,
          visits.map((visit) => wishFor(visit)),
        );
        await changeButton(page, locale, rome.tour.tourName).click();
        const more = booking.more({ label: adult[locale] });
        await stopOf(page, rome.tour.tourName).getByRole('button', { name: more }).click();
        await stopOf(page, rome.tour.tourName).getByRole('button', { name: trip.keep }).click();
        await expect(stopOf(page, rome.tour.tourName)).toContainText(trip.quantity({ quantity: 3, label: adults[locale] }));
        await expect(stopOf(page, newYork.tour.tourName)).toContainText(trip.localTime({ city: newYork.tour.tourCity }));
        await tripSummary(page, locale).getByRole('button', { name: trip.checkout }).click();
        await expect(page).toHaveURL(paths.checkout(locale, 'personal_info'));

        const cart = await cartOn(page);
        const booker = newBooker();
        await fillStepsOfSeveral(page, locale, cart, booker);
        await fillCard(page, locale, cards.threeDSecure);
        await orderButton(page, locale).click();
        await bankButton(page, locale, 'complete').click();
        const orderNumber = await orderNumberOn(page, locale);
        await expect(page.getByText(offlineMessages(locale).saved)).toBeVisible();
        await workerStarted(page);

        const numbers = [1, 2, 3].map((position) => `${orderNumber}-${position}`);
        const rows = () => Promise.all(numbers.map((number) => bookingOf(number)));
        const indexOf = (tourId: string) => cart.items.findIndex((item) => item.tourId === tourId);
        const numberOf = (tourId: string) => numbers[indexOf(tourId)] ?? '';
        const [first] = await rows();
        const charged = async () => (await paymentsOf(first?.checkoutKey ?? '')).map(({ amount_received: received }) => received);
        expect(await charged()).toEqual([0]);
        const asked = await bookingOf(numberOf(hongKong.tour.tourId));
        expect(asked?.status).toBe('on_request');

        await answerAsOperator(page, asked?.item.operator.email ?? '', numberOf(hongKong.tour.tourId), answer);
        const certain = async () => (await rows()).reduce((sum, row) => sum + (row?.status === 'confirmed' ? row.total : 0), 0);
        await expect.poll(charged, { timeout: 20_000 }).toEqual([await certain()]);
        expect((await bookingOf(numberOf(hongKong.tour.tourId)))?.status).toBe(answer === 'accept' ? 'confirmed' : 'declined');

        const t = guestBookingMessages(locale);
        await openBooking(page, locale, { orderNumber, email: booker.email });
        const part = page.locator(`[id="${numberOf(newYork.tour.tourId)}"]`);
        await part.getByRole('button', { name: t.cancel }).click();
        const amount = priceText(cart.items[indexOf(newYork.tour.tourId)]?.grandTotal ?? 0, 'EUR', locale);
        await page
          .getByRole('dialog')
          .getByRole('button', { name: t.confirmCancel({ amount }) })
          .click();
        await expect(part.getByRole('status')).toContainText(amount);
        await expect.poll(async () => (await bookingOf(numberOf(newYork.tour.tourId)))?.payment, { timeout: 20_000 }).toBe('refunded');
        expect((await rows()).map((row) => row?.status).sort()).toEqual(
          ['cancelled', answer === 'accept' ? 'confirmed' : 'declined', 'confirmed'].sort(),
        );

        await context.setOffline(true);
        await page.goto(paths.offline(locale));
        const ticket = page.getByRole('listitem').filter({ hasText: rome.tour.tourName });
        const pdf = await ticket.getByRole('link', { name: /PDF/ }).first().getAttribute('href');
        const start = await page.evaluate(
          async (url) => new TextDecoder().decode((await (await fetch(url)).arrayBuffer()).slice(0, 5)),
          String(pdf),
        );
        expect(start).toBe('%PDF-');
        await expect(page.getByRole('listitem').filter({ hasText: newYork.tour.tourName })).toHaveCount(0);
      },
    );
  });
}
