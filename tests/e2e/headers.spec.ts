import { locales } from '#contracts/common.ts';
import { paths } from '#domain/routes.ts';
import { expect, test } from '../support/shop.ts';

const pages = locales.flatMap((locale) => [
  paths.home(locale),
  paths.listing(locale),
  paths.city(locale, 'tours', 'rome'),
  paths.search(locale, 'rome'),
  paths.checkout(locale, 'payment'),
  paths.confirmation(locale),
  paths.notFound(locale),
  `/${locale}/no/such/page`,
]);

test('every page has its policies, whatever form its address has; a payment provider is allowed on checkout pages alone', async ({
  request,
}) => {
  for (const page of pages.flatMap((path) => [path, path.replace(/\/?(\?|$)/, '/$1'), path.replace(/\/?(\?|$)/, '/index.html$1')])) {
    const headers = (await request.get(page)).headers();
    const policy = headers['content-security-policy'] ?? '';
    expect(policy, page).toContain("frame-ancestors 'none'");
    expect(policy, page).toContain("default-src 'self'");
    expect(policy, page).not.toContain("'unsafe-inline'");
    expect(policy, page).not.toContain("'unsafe-eval'");
    expect(headers, page).toMatchObject({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'strict-origin-when-cross-origin' });
    expect(headers['permissions-policy'], page).toBeTruthy();
  }
  for (const page of pages) {
    const policy = (await request.get(page)).headers()['content-security-policy'] ?? '';
    expect(policy.includes('stripe.com'), page).toBe(page.includes('/checkout/'));
  }
});
