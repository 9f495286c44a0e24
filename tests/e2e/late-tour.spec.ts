import { paths } from '#domain/routes.ts';
import { notFoundMessages } from '#i18n/not-found/index.ts';
import { tourMessages } from '#i18n/tour/index.ts';
import { goneTour, lateTour } from '../support/late-tour.ts';
import { answered, expect, test } from '../support/shop.ts';
import { bookingPanel, chooseVisit, goToCheckout } from '../support/tour-page.ts';
import { freshVisit } from '../support/visits.ts';

test('a tour that came after the build is found and can be booked', async ({ page }) => {
  const locale = 'de';
  await page.goto(paths.search(locale, lateTour.tourName[locale]));
  await page.getByRole('main').getByRole('link', { name: lateTour.tourName[locale] }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(lateTour.tourName[locale]);
  await expect(page).toHaveTitle(new RegExp(lateTour.tourName[locale]));
  await expect(bookingPanel(page, locale)).toBeVisible();
  await chooseVisit(page, locale, await freshVisit(lateTour.slug, locale), { Erwachsener: 1 });
  await goToCheckout(page, locale);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a tour that came after the build reads whole, under every spelling of its address', async ({ page }) => {
    const locale = 'en';
    await page.goto(paths.tour(locale, `tours/rome/misspelled-${lateTour.tourId}?affiliate=abc`));
    await expect(page).toHaveURL(`${paths.tour(locale, `tours/rome/${lateTour.slug}-${lateTour.tourId}`)}?affiliate=abc`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(lateTour.tourName[locale]);
    await expect(page.getByText(tourMessages(locale).meetingPoint).first()).toBeVisible();
    const structured = await page.locator('script[type="application/ld+json"]').allTextContents();
    expect(structured.join()).toContain(lateTour.tourName[locale]);
  });
});

test.describe('of a tour that there is not', () => {
  test.use({ allowedErrors: [answered(404)] });

  test('the page is the not-found page', async ({ page }) => {
    const locale = 'de';
    await page.goto(paths.tour(locale, 'tours/rome/no-such-tour-00000000-0000-4000-8000-000000000000'));
    await expect(page.getByRole('heading', { level: 1 })).toContainText(notFoundMessages(locale).headline);
    await expect(page).toHaveTitle(new RegExp(notFoundMessages(locale).title));
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  });
});
test.describe('of a tour that is no longer on sale', () => {
  test.use({ allowedErrors: [answered(410)], javaScriptEnabled: false });

  test('the page says so, and leads to what is near', async ({ page }) => {
    const locale = 'en';
    const response = await page.goto(paths.tour(locale, `tours/rome/${goneTour.slug}-${goneTour.tourId}`));
    expect(response?.status()).toBe(410);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(goneTour.tourName[locale]);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(4);
    const near = page.getByRole('main').getByRole('article').first().getByRole('link').first();
    const name = (await near.textContent()) ?? '';
    await near.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name.trim());
  });
});
