import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CheckoutRequest } from '#contracts/checkout.ts';
import type { CheckoutResult } from '#contracts/checkout-result.ts';
import type { Cart } from '#domain/cart.ts';
import { emptyForm } from '#domain/checkout-form.ts';
import type { Payer } from '#domain/payer.ts';
import type { PaymentSheet } from '#stores/checkout/payments/payment-sheet.ts';
import { stubBrowser } from '../../../support/browser.ts';
import { cartItem, cartWith, filledForm } from '../../../support/cart.ts';
import { fakeServices, json, refusal } from '../../../support/fake-services.ts';
import { payer } from '../../../support/payer.ts';
import { setAsideFor } from '../../../support/set-aside.ts';

vi.mock('#api/service-urls.ts', () => ({ serviceUrl: () => 'http://shop.test' }));

const intent = 'POST /payment-gateway/payment-intent';
const confirmation = 'POST /shopper/payment-confirmation';
const payment = '/en/new/checkout/payment';
const contact = '/en/new/checkout/personal_info';

const cart = cartWith({ ...cartItem, requiredParticipantsData: [] });
const withoutPhone = cartWith({ ...cartItem, requiredParticipantsData: [], requiredMainContactData: [] });

const setAside = setAsideFor(cart.hold.id);
const booked: CheckoutResult = {
  ...setAside,
  stripeStatus: 'succeeded',
  invoices: [{ number: 'LF-7K3M-Q9TX', total: 125, currencyCode: 'EUR' }],
  bookings: [{ orderNumber: 'LF-7K3M-Q9TX', status: 'confirmed', vouchers: [] }],
  cart: { id: cart.hold.id, tcConfirmationNumber: 'LF-7K3M-Q9TX', requireConfirmation: false },
};

const ada: Payer = { ...payer, name: 'Ada King Byron' };

let services: ReturnType<typeof fakeServices>;
const sent = () => services.callsTo(intent).map(({ body }) => body as CheckoutRequest);

/** A page of the checkout in this tab: opened again, it knows what the tab's storage knows. */
async function openPage() {
  vi.resetModules();
  const [carts, form, steps, payments, state, result] = await Promise.all([
    import('#stores/checkout/cart.ts'),
    import('#stores/checkout/form.ts'),
    import('#stores/checkout/steps.ts'),
    import('#stores/checkout/payments/by-payer.ts'),
    import('#stores/checkout/payment-state.ts'),
    import('#stores/checkout/result.ts'),
  ]);
  return { ...carts, ...form, ...steps, ...payments, ...state, ...result };
}

async function openExpress(chosen: Cart = cart) {
  const page = await openPage();
  page.beginCheckout(chosen, 'en', true);
  return page;
}

/** The sheet hands over its holder. */
async function agree(page: Awaited<ReturnType<typeof openPage>>, payer: Payer) {
  const fail = vi.fn();
  const sheetFor = vi.fn((): PaymentSheet => ({
    method: 'web-payments',
    instrument: async () => ({ id: 'pm_1' }),
    confirm: async () => 'authorized',
    read: async () => 'authorized',
  }));
  const [address] = await Promise.all([page.payAsPayer('en', payer, sheetFor, fail), vi.advanceTimersByTimeAsync(120_000)]);
  return { address, fails: fail.mock.calls.length, holders: sheetFor.mock.calls.length };
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-01T12:00:00.000Z') });
  stubBrowser();
  vi.stubGlobal('navigator', { onLine: true, languages: ['en-GB'] });
  services = fakeServices();
  services.on(intent, json(setAside));
  services.on(confirmation, json(booked));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the checkout starts at the payment, which stands with nothing typed, after a reload, too', async () => {
  const page = await openPage();
  expect(page.beginCheckout(cart, 'en', true)).toBe(payment);
  const again = await openPage();
  expect([again.isExpress(cart), again.redirectFrom(cart, 'payment', 'en')]).toEqual([true, undefined]);
});

test('a checkout that begins without a wallet is the usual one, and so is one that follows', async () => {
  const page = await openExpress();
  expect(page.beginCheckout(cart, 'en')).toBe(contact);
  expect([page.isExpress(cart), page.redirectFrom(cart, 'payment', 'en')]).toEqual([false, contact]);
});

test('whoever says who books after all has the usual payment', async () => {
  const page = await openExpress();
  expect(page.redirectFrom(cart, 'personal_info', 'en')).toBeUndefined();
  page.$form.set(filledForm);
  expect(page.goToNextStep(cart, 'personal_info', 'en')).toBe(payment);
  expect([page.isExpress(cart), page.redirectFrom(cart, 'payment', 'en')]).toEqual([false, undefined]);
});

test('who pays books, and leads', async () => {
  const page = await openExpress();
  expect(await agree(page, ada)).toEqual({ address: undefined, fails: 0, holders: 1 });
  const [order] = sent();
  expect(order?.cart.persons).toEqual([
    {
      firstName: 'Ada King',
      lastName: 'Byron',
      email: 'ada@shopper.example',
      phoneNumber: '+4930901820',
      country: { name: 'Germany', dial_code: '+49' },
      fullAddress: 'Invalidenstraße 1',
      postalCode: '10115',
      city: 'Berlin',
    },
  ]);
  expect(order?.cart.participants.map(({ name }) => name)).toEqual(['Ada King Byron', 'Ada King Byron', 'Ada King Byron']);
  expect(page.$confirmation.get()).toMatchObject({ orderNumber: 'LF-7K3M-Q9TX', email: 'ada@shopper.example' });
  expect(page.$express.get()).toBeNull();
});

test.each([
  ['a number of another country', '+44 20 7946 0958', 'DE', '+442079460958', '+44'],
  ['a number of a code that many countries share', '+1 415 555 2671', 'DE', '+14155552671', '+1'],
])('%s keeps its dial code', async (_, phoneNumber, country, phone, code) => {
  await agree(await openExpress(), { ...ada, phoneNumber, country });
  expect(sent()[0]?.cart.persons[0]).toMatchObject({ phoneNumber: phone, country: { name: 'Germany', dial_code: code } });
});

test('a number that nobody can call keeps nobody from a tour that needs none', async () => {
  await agree(await openExpress(withoutPhone), { ...ada, phoneNumber: '12' });
  expect(sent()[0]?.cart.persons[0]).not.toHaveProperty('phoneNumber');
});

test.each<[string, Partial<Payer>]>([
  ['no e-mail address', { email: '' }],
  ['a name of one word', { name: 'Ada' }],
  ['no number where one is needed', { phoneNumber: '' }],
  ['a number that nobody can call', { phoneNumber: '12' }],
  ['no country where one is needed', { country: '', phoneNumber: '+4930901820' }],
  ['a line that is too long', { postalCode: '1'.repeat(21) }],
])('a sheet with %s fails: nothing is sent, and the contact step has what is known', async (_, lacking) => {
  const page = await openExpress();
  expect(await agree(page, { ...ada, ...lacking })).toEqual({ address: contact, fails: 1, holders: 0 });
  expect(sent()).toEqual([]);
  expect([page.$express.get(), page.redirectFrom(cart, 'personal_info', 'en')]).toEqual(['refused', undefined]);
  expect(page.$form.get().booker).toMatchObject({ firstName: 'Ada' + (lacking.name ? '' : ' King'), city: 'Berlin' });
});

test('what was typed is neither lost nor taken for what the sheet says', async () => {
  const page = await openExpress();
  page.$form.set({ ...emptyForm, booker: { ...emptyForm.booker, email: 'grace@shopper.example' }, comments: 'By the window' });
  expect((await agree(page, { ...ada, email: '' })).address).toBe(contact);
  expect(page.$form.get()).toMatchObject({ booker: { email: 'grace@shopper.example', lastName: 'Byron' }, comments: 'By the window' });
});

test('a card that is declined leaves the payment where it is: the next sheet pays', async () => {
  services.on(intent, refusal('card_declined', 402), json(setAside));
  const page = await openExpress();
  expect(await agree(page, ada)).toMatchObject({ address: undefined, fails: 1 });
  expect(page.redirectFrom(cart, 'payment', 'en')).toBeUndefined();
  expect(await agree(page, ada)).toMatchObject({ fails: 0 });
  expect(page.$payment.get().status).toBe('checkout_success');
});

test('while an order is under way, a sheet changes nothing of it', async () => {
  const page = await openExpress();
  const fail = vi.fn();
  page.$payment.set({ status: 'processing', phase: 'checking' });
  await page.payAsPayer('en', ada, () => expect.unreachable(), fail);
  expect([fail.mock.calls.length, page.$form.get()]).toEqual([1, emptyForm]);
});
