import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { emptyForm } from '#domain/checkout-form.ts';
import { stubBrowser } from '../../../support/browser.ts';
import { cart } from '../../../support/cart.ts';

async function startFor(name: string, typed = emptyForm) {
  vi.resetModules();
  const [form, session, signedIn] = await Promise.all([
    import('#stores/checkout/form.ts'),
    import('#stores/account/auth/session.ts'),
    import('#stores/account/signed-in.ts'),
  ]);
  signedIn.$signedIn.set({ name, authPersistExpiresAt: Date.now() + 1000 });
  session.$session.set({
    access_token: 'token',
    scope: '',
    profile: { sub: 's', name, email: 'ada@shopper.example', organizations: [], authorizable_scopes: [] },
  });
  form.$form.set(typed);
  return form.startOf('personal_info', cart, ['de-DE'], 'de').booker;
}

beforeEach(() => {
  stubBrowser();
});
afterEach(() => vi.unstubAllGlobals());

test('who is signed in finds name and address filled in', async () => {
  expect(await startFor('Ada King Byron')).toMatchObject({
    firstName: 'Ada King',
    lastName: 'Byron',
    email: 'ada@shopper.example',
    country: 'DE',
  });
  expect(await startFor('Ada')).toMatchObject({ firstName: 'Ada', lastName: '' });
});

test('a form that was open before is filled once it is known who is signed in, unless something was typed', async () => {
  await startFor('Ada Byron');
  const { withAccount } = await import('#stores/checkout/form.ts');
  expect(withAccount({ ...emptyForm.booker, city: 'Rome' })).toMatchObject({
    firstName: 'Ada',
    lastName: 'Byron',
    email: 'ada@shopper.example',
    city: 'Rome',
  });
  const typed = { ...emptyForm.booker, firstName: 'G' };
  expect(withAccount(typed)).toBe(typed);
});

test('what somebody has typed is not overwritten', async () => {
  const typed = { ...emptyForm, booker: { ...emptyForm.booker, firstName: 'Grace' } };
  expect(await startFor('Ada Byron', typed)).toMatchObject({ firstName: 'Grace', lastName: '', email: '' });
});
