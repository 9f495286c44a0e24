import { paths } from '#domain/routes.ts';
import { tripMessages } from '#i18n/trip/index.ts';
import { tripProposalMessages } from '#i18n/trip-proposal/index.ts';
import { tripSharingMessages } from '#i18n/trip-sharing/index.ts';
import { tripSharingLinkMessages } from '#i18n/trip-sharing-link/index.ts';
import { expect, test } from '../support/shop.ts';
import { openTrip, stopOf, undoButton, wishFor } from '../support/trip-page.ts';
import { freshVisit } from '../support/visits.ts';

const [t, offer, sharing, trip] = [
  tripSharingMessages('en'),
  tripProposalMessages('en'),
  tripSharingLinkMessages('en'),
  tripMessages('en'),
];
const slugs = ['forum-and-palatine-at-first-light', 'fresh-pasta-in-trastevere'] as const;

test('a shared trip is a proposal beside one’s own, taken in part or whole', async ({ page, browser }) => {
  const visits = [await freshVisit(slugs[0], 'en'), await freshVisit(slugs[1], 'en')] as const;
  const [forum, pasta] = visits.map((visit) => visit.tour.tourName) as [string, string];
  await openTrip(
    page,
    'en',
    visits.map((visit) => wishFor(visit)),
  );
  await page.getByRole('button', { name: t.share, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: t.title });
  await expect(dialog.getByRole('img', { name: sharing.code })).toBeVisible();
  const link = await dialog.getByLabel(sharing.link).inputValue();
  expect(link).toContain(paths.trip('en'));

  const other = await (await browser.newContext()).newPage();
  await other.goto(link);
  const proposal = other.getByRole('region', { name: offer.proposed(2) });
  for (const name of [forum, pasta]) await expect(proposal.getByRole('listitem').filter({ hasText: name })).toHaveCount(1);
  await expect(other.getByRole('heading', { name: trip.emptyTitle })).toBeVisible();
  await proposal.getByRole('button', { name: offer.takeOf({ name: pasta }) }).click();
  await expect(stopOf(other, pasta)).toBeVisible();
  await expect(stopOf(other, forum)).toHaveCount(0);
  await proposal.getByRole('button', { name: offer.takeAll }).click();
  await expect(stopOf(other, forum)).toBeVisible();
  await expect(proposal).toHaveCount(0);
  await other.reload();
  await expect(other.getByRole('main').getByRole('article')).toHaveCount(2);
});

test('on paper stand days, meeting points and, where they are wanted, prices', async ({ page }) => {
  const visit = await freshVisit(slugs[0], 'en');
  await openTrip(page, 'en', [wishFor(visit)]);
  const price = stopOf(page, visit.tour.tourName).getByText(/^€/);
  await page.emulateMedia({ media: 'print' });
  await expect(stopOf(page, visit.tour.tourName)).toContainText(visit.tour.startingPointInformation.title);
  await expect(price).toBeVisible();
  await expect(page.getByRole('button', { name: trip.checkout })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await page.getByLabel(t.withPrices).uncheck();
  await page.emulateMedia({ media: 'print' });
  await expect(price).toBeHidden();
});

test('a stop that is for later is on the wishlist, and can come back', async ({ page }) => {
  const visit = await freshVisit(slugs[1], 'en');
  const name = visit.tour.tourName;
  await openTrip(page, 'en', [wishFor(visit)]);
  await page.getByRole('button', { name: trip.laterOf({ name }) }).click();
  await expect(page.getByRole('main')).toContainText(trip.saved({ name }));
  await expect(stopOf(page, name)).toHaveCount(0);
  await undoButton(page, 'en').click();
  await expect(stopOf(page, name)).toBeVisible();
});
