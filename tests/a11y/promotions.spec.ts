import { paths } from '#domain/routes.ts';
import { promotionMessages } from '#i18n/promotion/index.ts';
import { promoted } from '../support/promoted.ts';
import { expect, test } from '../support/shop.ts';
import { bookingPanel, chooseVisit, goToCheckout } from '../support/tour-page.ts';
import { openTrip, wishFor } from '../support/trip-page.ts';
import { freshVisit } from '../support/visits.ts';
import { expectAccessible, narrow, pageRules, wide } from './axe.ts';

const locale = 'en';

const adults = { en: { Adult: 2 }, de: { Erwachsener: 2 } };

test('a lower price from tour to checkout', async ({ page }) => {
  const { tour, slug } = await promoted(locale);
  const visit = await freshVisit(slug, locale);
  await openTrip(page, locale, [wishFor(visit)]);
  await expect(page.getByText(promotionMessages(locale).lowest).first()).toBeAttached();
  await expectAccessible(page, 'the trip', [narrow, wide], pageRules);
  await page.goto(paths.tour(locale, tour.normalizedUrlPath));
  await chooseVisit(page, locale, visit, adults[locale]);
  await expect(bookingPanel(page, locale)).toContainText(promotionMessages(locale).struck);
  await expectAccessible(page, 'the tour', [narrow, wide], pageRules);
  await goToCheckout(page, locale);
  await expectAccessible(page, 'the checkout', [wide], pageRules);
});
