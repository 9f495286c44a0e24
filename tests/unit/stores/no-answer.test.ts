import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { stubBrowser } from '../../support/browser.ts';
import { cart, cartItem } from '../../support/cart.ts';
import { fakeServices, json, nothing } from '../../support/fake-services.ts';

vi.mock('#api/service-urls.ts', () => ({ serviceUrl: () => 'http://shop.test', newsletterListId: 'list' }));

const sub = 'aaaaaaaa-1111-4111-8111-111111111111';
const tour = { productType: 'tours', tourId: cartItem.tourId, locale: 'en' } as const;

/** Answers that say 200, or need not say it, and are none. */
const answers: [string, () => Response, string][] = [
  ['204', nothing, 'no_content'],
  ['an error message', () => json({ errorMessage: 'Closed for stocktaking' }), 'refused'],
  ['err', () => json({ err: { message: 'Closed' }, data: {} }), 'refused'],
  [
    'a page of HTML',
    () => new Response('<!doctype html><p>Sign in to this network', { headers: { 'content-type': 'text/html' } }),
    'unreadable',
  ],
  ['JSON that breaks off', () => new Response('{"tours":[{"to', { headers: { 'content-type': 'application/json' } }), 'unreadable'],
  ['JSON of something else', () => json('hello'), 'unreadable'],
];

type Failed = { error?: { code: string } | undefined };
const codeOf = ({ error }: Failed): string | undefined => error?.code;

async function signIn(): Promise<void> {
  const [{ $session }, { $signedIn }] = await Promise.all([
    import('#stores/account/auth/session.ts'),
    import('#stores/account/signed-in.ts'),
  ]);
  $signedIn.set({ name: 'Ada', authPersistExpiresAt: Date.now() + 86_400_000 });
  const profile = { sub, name: 'Ada', email: 'ada@example.com', organizations: [], authorizable_scopes: [] };
  $session.set({ access_token: 'token', scope: '', profile });
}

/** Every verb of a store that asks a service, and the code of the error that is left of it. */
const verbs: Record<string, () => Promise<string | undefined>> = {
  suggestions: async () => {
    const { changeQuery, $suggestions } = await import('#stores/search/search.ts');
    changeQuery('pasta', 'en');
    await vi.waitFor(() => expect($suggestions.get().status).not.toBe('loading'));
    return codeOf($suggestions.get());
  },
  'search results': async () => {
    const { search, $results } = await import('#stores/search/search.ts');
    await search({ query: 'pasta', without: [] }, 'en');
    return codeOf($results.get());
  },
  listing: async () => {
    const { loadTours, $tours } = await import('#stores/listing/tours.ts');
    await loadTours({ locale: 'en', productType: 'tours' });
    return codeOf($tours.get());
  },
  prices: async () => {
    const { loadPrices } = await import('#stores/listing/prices.ts');
    return loadPrices([cartItem.tourId], 'en').then(
      () => undefined,
      ({ code }: { code: string }) => code,
    );
  },
  tour: async () => {
    const { loadTour, $tour } = await import('#stores/tour/tour.ts');
    await loadTour(tour);
    return codeOf($tour.get());
  },
  departures: async () => {
    const { loadDepartures, $departures } = await import('#stores/tour/tour.ts');
    await loadDepartures(tour, '2026-11-29');
    return codeOf($departures.get());
  },
  'holding anew': async () => {
    const { beginCheckout } = await import('#stores/checkout/cart.ts');
    const { renewHold, $renewal } = await import('#stores/checkout/renewal.ts');
    beginCheckout(cart, 'en');
    await renewHold('en');
    const renewal = $renewal.get();
    return renewal.status === 'error' ? renewal.error.code : undefined;
  },
  wishlist: async () => {
    const { toggleSaved, $wishlistError } = await import('#stores/account/wishlist.ts');
    await toggleSaved(cartItem.tourId);
    return $wishlistError.get()?.code;
  },
  'tours of the wishlist': async () => {
    const { loadWishlistTours, $wishlistTours } = await import('#stores/account/wishlist.ts');
    const { $savedTours } = await import('#stores/account/saved-tours.ts');
    $savedTours.set(`*${cartItem.tourId}`);
    await loadWishlistTours('en');
    return codeOf($wishlistTours.get());
  },
  profile: async () => {
    const { loadProfile, $profile } = await import('#stores/account/profile.ts');
    await loadProfile();
    return codeOf($profile.get());
  },
  'saving the profile': async () => {
    const { saveProfile, $edit } = await import('#stores/account/profile.ts');
    await saveProfile({ name: 'Ada King', locale: 'en' });
    return codeOf($edit.get());
  },
  bookings: async () => {
    const { loadBookings, $bookings } = await import('#stores/account/bookings.ts');
    await loadBookings('en');
    return codeOf($bookings.get());
  },
  'bookings of an organisation': async () => {
    const { loadOverview, $bookingsOverview } = await import('#stores/account/overview.ts');
    await loadOverview(sub, 'en');
    return codeOf($bookingsOverview.get());
  },
  organisation: async () => {
    const { openOrganization, $organizationSettings } = await import('#stores/account/organization.ts');
    await openOrganization(sub);
    return codeOf($organizationSettings.get());
  },
  'personal data': async () => {
    const { readPersonalData, $export } = await import('#stores/account/personal-data.ts');
    expect(await readPersonalData()).toBeUndefined();
    return codeOf($export.get());
  },
  'deleting the account': async () => {
    const { deleteAccount, $deletion } = await import('#stores/account/deletion.ts');
    await deleteAccount('secret');
    return codeOf($deletion.get());
  },
  verification: async () => {
    const { verify, $verification } = await import('#stores/account/verification.ts');
    await verify(`?subjectId=${sub}&verificationCode=abc`);
    expect($verification.get().isVerified).toBe(false);
    return codeOf($verification.get());
  },
  'verification mail': async () => {
    const { resend, $verification } = await import('#stores/account/verification.ts');
    await resend('en');
    return $verification.get().resendError?.code;
  },
  'code for a booking': async () => {
    const { askForCode, $accessState } = await import('#stores/my-booking/guest-access.ts');
    await askForCode({ orderNumber: 'LF-7K3M-Q9TX', email: 'ada@example.com' }, 'en');
    return codeOf($accessState.get());
  },
  'booking with a code': async () => {
    const { enterCode, $accessState } = await import('#stores/my-booking/guest-access.ts');
    await enterCode('123456');
    return codeOf($accessState.get());
  },
  booking: async () => {
    const { loadGuestOrder, $guestOrder } = await import('#stores/my-booking/guest-order.ts');
    const { $access } = await import('#stores/my-booking/booking-access.ts');
    $access.set({ orderNumber: 'LF-7K3M-Q9TX', guest: { accessToken: 'token', expiresAt: '2999-01-01T00:00:00.000Z' } });
    await loadGuestOrder('en');
    return codeOf($guestOrder.get());
  },
  cancelling: async () => {
    const { cancelGuestBooking, $refund } = await import('#stores/my-booking/guest-order.ts');
    const { $access } = await import('#stores/my-booking/booking-access.ts');
    $access.set({ orderNumber: 'LF-7K3M-Q9TX', guest: { accessToken: 'token', expiresAt: '2999-01-01T00:00:00.000Z' } });
    expect(await cancelGuestBooking('LF-7K3M-Q9TX', 10, 'en')).toBe(false);
    return codeOf($refund.get());
  },
};

let services: ReturnType<typeof fakeServices>;
beforeEach(async () => {
  vi.resetModules();
  stubBrowser();
  vi.stubGlobal('location', { hash: '', href: 'http://shop.test/en', origin: 'http://shop.test' });
  services = fakeServices();
  await signIn();
});
afterEach(() => vi.unstubAllGlobals());

const answerAllWith = (answer: () => Response) => {
  for (const method of ['GET', 'POST', 'PUT']) services.on(`${method} /`, answer);
};

describe.each(answers)('%s is an error with a message', (_, answer, code) => {
  test.each(Object.entries(verbs))('%s (fault 44)', async (_name, failed) => {
    answerAllWith(answer);
    expect(await failed()).toBe(code);
  });

  test('newsletter (fault 44)', async () => {
    answerAllWith(answer);
    const { subscribeTo, $newsletter } = await import('#stores/newsletter/newsletter.ts');
    await subscribeTo('ada@example.com', 'en');
    expect($newsletter.get()).toEqual({ status: 'message', outcome: 'failure' });
  });

  test('extension (fault 44)', async () => {
    answerAllWith(answer);
    const { beginCheckout } = await import('#stores/checkout/cart.ts');
    const { extendHold, $extension } = await import('#stores/checkout/timer.ts');
    beginCheckout(cart, 'en');
    await extendHold();
    // A 204 says that it cannot be prolonged.
    if (code === 'no_content') expect($extension.get().status).toBe('refused');
    else expect(codeOf($extension.get())).toBe(code);
  });

  test('quote (fault 44)', async () => {
    answerAllWith(answer);
    const { $quote, requestQuote } = await import('#stores/tour/quote.ts');
    requestQuote({ ...cartItem, productType: 'tours', locale: 'en' });
    await vi.waitFor(() => expect($quote.get().status).not.toBe('loading'));
    // Requirements 4: a 204 resets the quote.
    if (code === 'no_content') expect($quote.get()).toEqual({ status: 'loaded', data: null });
    else expect(codeOf($quote.get())).toBe(code);
  });
});

test('an error message that is empty or null is none', async () => {
  services.on('GET /search', json({ errorMessage: null, err: '', bestMatchType: 'tour', tours: [], locations: [] }));
  const { search, $results } = await import('#stores/search/search.ts');
  await search({ query: 'pasta', without: [] }, 'en');
  expect($results.get().status).toBe('loaded');
});
