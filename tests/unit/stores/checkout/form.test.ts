import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { CheckoutForm, FormItem } from '#domain/checkout-form.ts';
import { keptAfter } from '#domain/checkout-steps.ts';
import { nothingTyped } from '#domain/typed-transfer.ts';
import { askingCart, askingItem, cart, cartItem, cartWith, filledForm, formItem, laterItem } from '../../../support/cart.ts';
import { stubBrowser } from '../../../support/browser.ts';

vi.mock('#api/service-urls.ts', () => ({ serviceUrl: () => 'http://shop.test' }));

let browser: ReturnType<typeof stubBrowser>;
beforeEach(() => {
  browser = stubBrowser();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

async function openPage() {
  vi.resetModules();
  const [form, steps, carts] = await Promise.all([
    import('#stores/checkout/form.ts'),
    import('#stores/checkout/steps.ts'),
    import('#stores/checkout/cart.ts'),
  ]);
  return { ...form, ...steps, ...carts };
}

describe('what is typed', () => {
  test('is there after a reload, half finished as it was', async () => {
    const half = { ...filledForm.booker, email: 'ada@', phone: '', phoneNumber: '030' };
    (await openPage()).keepTyped({ booker: half });
    expect((await openPage()).$form.get().booker).toEqual(half);
  });

  test('stays in the tab', async () => {
    (await openPage()).keepTyped(filledForm);
    expect(browser.session.contents()).toContain('Byron');
    expect(browser.local.contents()).not.toContain('Byron');
  });

  test('survives the next cart', async () => {
    const page = await openPage();
    page.keepTyped(filledForm);
    page.beginCheckout(cartWith({ ...cartItem, quoteId: '44444444-4444-4444-8444-444444444444' }), 'en');
    expect(page.$form.get().booker.firstName).toBe('Ada');
  });

  test("in later steps is not undone by an earlier step's page, which still has their defaults", async () => {
    const page = await openPage();
    const asItWas = page.startOf('personal_info', askingCart, [], 'en');
    const pickup = { ...nothingTyped, hotelName: 'Hotel Aurelia', address: 'Via Aurelia 12' };
    const [item] = filledForm.items as [FormItem];
    page.keepTyped({ ...filledForm, items: [{ ...item, pickup }], comments: 'By train' });
    page.keepTyped(keptAfter('personal_info', askingCart, asItWas, page.$form.get()));
    page.keepTyped(keptAfter('traveler_info', askingCart, { ...asItWas, items: filledForm.items }, page.$form.get()));
    expect(page.$form.get()).toMatchObject({
      items: [{ travellers: item.travellers, pickup }],
      comments: 'By train',
      booker: { firstName: '' },
    });
  });

  test('starts clean when storage is corrupt', async () => {
    (await openPage()).keepTyped(filledForm);
    browser.session.setItem('landfall:tab:checkout-form', '{"booker":');
    expect((await openPage()).$form.get().booker.firstName).toBe('');
  });

  test('has no phone number any more once its digits change', async () => {
    const page = await openPage();
    page.keepTyped(filledForm);
    page.keepPhone('+4930901820');
    page.keepTyped({ booker: { ...filledForm.booker, city: 'Berlin' } });
    expect(page.$form.get().booker.phone).toBe('+4930901820');
    page.keepTyped({ booker: { ...filledForm.booker, phoneNumber: '030 9' } });
    expect(page.$form.get().booker.phone).toBe('');
  });
});

const names = ({ items }: CheckoutForm) => items.map(({ travellers }) => travellers.map(({ name }) => name));

describe('what a step starts with', () => {
  test('is the likely country until one was chosen', async () => {
    const { startOf, keepTyped } = await openPage();
    expect(startOf('personal_info', cart, ['de-CH'], 'de').booker).toMatchObject({ country: 'CH', phoneCountry: 'CH' });
    keepTyped({ booker: { ...filledForm.booker, country: 'FR' } });
    expect(startOf('personal_info', cart, ['de-CH'], 'de').booker).toMatchObject({ country: 'FR', phoneCountry: 'DE' });
  });

  test('is the booker as lead traveller, unless somebody else was named', async () => {
    const { startOf, keepTyped } = await openPage();
    keepTyped({ booker: filledForm.booker });
    const page = [cart, 'personal_info'] as const;
    const step = [askingCart, 'traveler_info'] as const;
    for (const [of, at] of [page, step]) expect(names(startOf(at, of, [], 'en'))).toEqual([['Ada Byron', '', '']]);
    keepTyped({ items: [formItem(['Someone'])] });
    for (const [of, at] of [page, step]) expect(names(startOf(at, of, [], 'en'))).toEqual([['Someone', '', '']]);
  });

  test('is the booker as lead traveller of every item, and who was named for the first one', async () => {
    const { startOf, keepTyped } = await openPage();
    const several = cartWith(cartItem, laterItem, askingItem);
    keepTyped({ booker: filledForm.booker });
    expect(names(startOf('traveler_info', several, [], 'en'))).toEqual([
      ['Ada Byron', '', ''],
      ['Ada Byron', ''],
      ['Ada Byron', '', ''],
    ]);
    keepTyped({ items: [formItem(['Ada', 'Bo', 'Cy']), formItem(['Di', ''], laterItem)] });
    expect(names(startOf('traveler_info', several, [], 'en'))).toEqual([
      ['Ada', 'Bo', 'Cy'],
      ['Di', ''],
      ['Ada', 'Bo', 'Cy'],
    ]);
  });
});

describe('the way through the steps', () => {
  test('goes on from step to step and remembers how far, also after a reload', async () => {
    const page = await openPage();
    const long = cartWith({ ...cartItem, travellers: Array.from({ length: 6 }, () => 'Adult') });
    page.beginCheckout(long, 'de');
    expect(page.redirectFrom(long, 'payment', 'de')).toBe('/de/new/checkout/personal_info');
    page.$form.set({ ...filledForm, items: [formItem(['Ada Byron', '2', '3', '4', '5', '6'])] });
    expect(page.goToNextStep(long, 'personal_info', 'de')).toBe('/de/new/checkout/traveler_info');
    expect(page.goToNextStep(long, 'traveler_info', 'de')).toBe('/de/new/checkout/payment');
    const reopened = await openPage();
    expect(reopened.redirectFrom(long, 'payment', 'de')).toBeUndefined();
    expect(reopened.redirectFrom(long, 'personal_info', 'de')).toBeUndefined();
  });

  test('is one page for a short order, to whose parts the addresses of the steps lead', async () => {
    const page = await openPage();
    page.beginCheckout(cart, 'de');
    expect(page.redirectFrom(cart, 'personal_info', 'de')).toBeUndefined();
    expect(page.redirectFrom(cart, 'traveler_info', 'de')).toBe('/de/new/checkout/personal_info#traveler_info');
    expect(page.redirectFrom(cart, 'questions', 'de')).toBe('/de/new/checkout/personal_info');
    page.$form.set(filledForm);
    expect(page.goToNextStep(cart, 'personal_info', 'de')).toBe('/de/new/checkout/payment');
    const reopened = await openPage();
    expect(reopened.redirectFrom(cart, 'payment', 'de')).toBeUndefined();
    expect(reopened.redirectFrom(cart, 'traveler_info', 'de')).toBe('/de/new/checkout/personal_info#traveler_info');
  });

  test('starts anew with the next cart', async () => {
    const page = await openPage();
    page.$form.set(filledForm);
    page.goToNextStep(cart, 'traveler_info', 'en');
    page.beginCheckout(cart, 'en');
    expect(page.$lastReachedStep.get()).toBe('personal_info');
  });
});
