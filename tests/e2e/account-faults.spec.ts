import type { Page } from '@playwright/test';
import { paths } from '#domain/routes.ts';
import { checkoutMessages } from '#i18n/checkout/index.ts';
import { chromeMessages } from '#i18n/chrome/index.ts';
import { signInMessages } from '#i18n/sign-in/index.ts';
import { bookingOf } from '../support/back-office.ts';
import { accountControl, fillCredentials, joinAndSignIn, newMember, popupBy } from '../support/account-page.ts';
import { fillCard, cards, orderButton, orderNumberOn } from '../support/checkout-page.ts';
import { demoMember } from '../support/demo-member.ts';
import { reachPayment } from '../support/reach-payment.ts';
import { answered, expect, test } from '../support/shop.ts';

test.describe('the session ends in mid-checkout', () => {
  test.use({ allowedErrors: [answered(401, 403)] });

  test(
    "sign in again, the cart and the card are kept, and the booking is the account's (fault 33)",
    { tag: '@phone-only' },
    async ({ page, context }) => {
      test.slow();
      const [t, member] = [checkoutMessages('en'), newMember()];
      await page.goto(paths.home('en'));
      await joinAndSignIn(page, 'en', member);
      await reachPayment(page, 'en', { firstName: 'Edith', lastName: 'Clarke', email: member.email });
      await fillCard(page, 'en', cards.plain);
      // The token has expired, and the provider knows nobody any more.
      await context.clearCookies();
      await page.evaluate(() => {
        const kept = JSON.parse(sessionStorage.getItem('landfall:tab:session') ?? '{}') as Record<string, unknown>;
        sessionStorage.setItem(
          'landfall:tab:session',
          JSON.stringify({ ...kept, expires_at: 1, access_token: 'expired', refresh_token: undefined }),
        );
      });
      await page.reload();
      await fillCard(page, 'en', cards.plain);
      await orderButton(page, 'en').click();
      const alert = page.getByRole('alert').filter({ hasText: t.sessionEndedTitle });
      await fillCredentials(await popupBy(page, alert.getByRole('button', { name: t.signInAgain })), 'en', member);
      await expect(alert).toBeHidden();
      await orderButton(page, 'en').click();
      const booking = await bookingOf(await orderNumberOn(page, 'en'));
      expect(booking?.subjectId).toMatch(/^[0-9a-f-]{36}$/);
    },
  );
});

test.describe('a storage that cannot be used', () => {
  const kinds = {
    corrupt: () => {
      for (const storage of [localStorage, sessionStorage])
        for (const key of ['signed-in', 'saved-tours', 'currency', 'tab:session', 'tab:return-path'])
          storage.setItem(`landfall:${key}`, '{"broken');
    },
    'of another version': () => {
      localStorage.setItem('landfall:version', '7');
      localStorage.setItem('landfall:currency', '"JPY"');
      localStorage.setItem('landfall:signed-in', JSON.stringify({ name: 'Somebody of Old', authPersistExpiresAt: 9e15 }));
    },
    disabled: () => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('denied', 'SecurityError');
          },
        });
    },
    full: () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    },
  };

  for (const [kind, spoil] of Object.entries(kinds)) {
    test(`${kind}, the shop starts clean and still lets hearts be pressed and shoppers sign in (fault 35)`, async ({ page }) => {
      const isOld = kind === 'of another version';
      if (isOld) {
        await page.goto(paths.home('en'));
        await page.evaluate(spoil);
      } else await page.addInitScript(spoil);
      await page.goto(paths.city('en', 'tours', 'rome'));
      await expect((await accountControl(page, 'en')).getByRole('link', { name: signInMessages('en').signIn })).toBeVisible();
      if (kind !== 'full') await expectChoiceOfCurrency(page);
      const heart = page.locator('[data-heart]').first();
      await heart.click();
      await expect(heart).toHaveAttribute('aria-pressed', 'true');
      if (kind === 'corrupt') return;
      await page.goto(paths.login('en'));
      const popup = await popupBy(page, page.getByRole('button', { name: signInMessages('en').button }));
      await fillCredentials(popup, 'en', demoMember);
      await expect(page).toHaveURL(paths.dashboard('en'));
      if (isOld) await expect(page.getByRole('heading', { name: demoMember.name })).toBeVisible();
    });
  }
});

/** Nothing of a currency is kept, and another one re-prices the page. */
async function expectChoiceOfCurrency(page: Page): Promise<void> {
  const picker = page.getByLabel(chromeMessages('en').currency).filter({ visible: true });
  await expect(picker).toHaveValue('EUR');
  await picker.selectOption('USD');
  await expect(page.getByRole('main').getByRole('article').first().locator('[data-price]')).toHaveText(/^US\$|^\$/);
}
