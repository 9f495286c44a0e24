import { randomUUID } from 'node:crypto';
import { addDays } from '#domain/day.ts';
import { callChangeMessages } from '#i18n/call-changes/index.ts';
import { tripMessages } from '#i18n/trip/index.ts';
import { forAdults } from '../support/adults.ts';
import { changeCallOf, mailsTo } from '../support/back-office.ts';
import { cards, fillCard, newBooker, orderButton, orderNumberOn } from '../support/checkout-page.ts';
import { voyageDay, voyageIds } from '../support/sailings.ts';
import { cartOn, fillStepsOfSeveral } from '../support/several-items.ts';
import { answered, expect, test } from '../support/shop.ts';
import { shoreTour, shoreTours, starts } from '../support/shore-tour.ts';
import { openTrip, tripSummary } from '../support/trip-page.ts';
import { expectAccessible, narrow, pageRules, wide } from './axe.ts';

const locale = 'de';

test.use({ allowedErrors: [answered(404, 409, 410)] });

test('the page on which guests choose another time because of their ship', async ({ page }) => {
  test.setTimeout(120_000);
  const t = callChangeMessages(locale);
  const cruiseRouteUuid = voyageIds.a11y;
  const wishes = [
    { tourId: shoreTour.tourId, queryDate: addDays(voyageDay(), 6) },
    { tourId: shoreTours.find(({ tourName }) => tourName.en.includes('arcades'))?.tourId ?? '', queryDate: addDays(voyageDay(), 4) },
  ].map((wanted) => ({
    ...wanted,
    id: randomUUID(),
    productType: 'tours' as const,
    startingTime: starts.fits,
    components: forAdults(2),
    cruise: { cruiseRouteUuid },
  }));
  await openTrip(page, locale, wishes);
  await tripSummary(page, locale)
    .getByRole('button', { name: tripMessages(locale).checkout })
    .click();
  const booker = newBooker();
  await page.waitForURL(/personal_info/);
  await fillStepsOfSeveral(page, locale, await cartOn(page), booker);
  await fillCard(page, locale, cards.plain);
  await orderButton(page, locale).click();
  await orderNumberOn(page, locale);

  await changeCallOf(cruiseRouteUuid, 'civitavecchia', '10:00-23:30');
  const link = async () =>
    /https?:\/\/[^\s"]+\/call-changes\/[^\s")\]]+/.exec((await mailsTo(booker.email)).map(({ text }) => text).join('\n'))?.[0] ?? '';
  await expect.poll(link, { timeout: 30_000 }).not.toBe('');
  const { pathname } = new URL(await link());
  await page.goto(pathname);
  await expect(page.getByRole('heading', { name: t.title })).toBeVisible();
  await expectAccessible(page, 'times and money', [narrow, wide], pageRules);
  await page.getByRole('button', { name: new RegExp(starts.tight) }).click();
  await expect(page.getByRole('heading', { name: t.takenTitle })).toBeVisible();
  await expectAccessible(page, 'a time that was taken', [narrow], pageRules);
  await page.goto('/call-changes/none');
  await expectAccessible(page, 'a link that leads nowhere', [narrow], pageRules);
});
