import { describe, expect, it } from 'vitest';
import { pathAfterSignIn, pathAfterSignOut, safeReturnPath } from '#domain/return-path.ts';

const evil = [
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\/evil.example',
  '/%2f%2fevil.example',
  '%2f%2fevil.example',
  '/%5cevil.example',
  '/%2f/evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/en/\t/evil.example',
  'https://evil.example',
  'HTTPS:evil.example',
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,x',
  '/en/..//evil.example',
  '/en/%2e%2e//evil.example',
  '/api/openapi.json',
  '/oauth/callback?code=1',
  '/',
  '',
  'en/dashboard',
  '/en/%',
  '/en/login',
  '/en/login?returnTo=/en/login',
  null,
  undefined,
  7,
  {},
  `/en/${'x'.repeat(2000)}`,
];

describe('a path to return to', () => {
  it.each(evil.map((path) => [path]))('is not %j', (path) => {
    expect(safeReturnPath(path)).toBeUndefined();
  });

  it.each([
    ['/en/'],
    ['/de/dashboard'],
    ['/en/new/checkout/payment'],
    ['/en/tours/rome/a-walk-1?affiliate=x#reviews'],
    ['/en/search?q=//evil.example'],
    ['/en/toursAndActivities?rating=4'],
  ])('may be %s', (path) => {
    expect(safeReturnPath(path)).toBe(path);
  });

  it('stays within the shop even with dots in it', () => {
    expect(safeReturnPath('/en/../de/dashboard')).toBe('/de/dashboard');
    expect(safeReturnPath('/en/../../etc')).toBeUndefined();
  });
});

describe('after sign-in', () => {
  it('goes back to the checkout when coming from there, whatever the shop', () => {
    expect(pathAfterSignIn('/en/new/checkout/questions', 'en', 'direct')).toBe('/en/new/checkout/questions');
    expect(pathAfterSignIn('/de/new/checkout/payment', 'de', 'billed')).toBe('/de/new/checkout/payment');
  });

  it('goes back to the confirmation of an address that it is for', () => {
    expect(pathAfterSignIn('/en/verification?subjectId=x&verificationCode=y', 'en', 'direct')).toBe(
      '/en/verification?subjectId=x&verificationCode=y',
    );
  });

  it.each(['/de/trip', '/en/wishlist'])('goes back to the list of the shopper that it is for, %s', (path) => {
    expect(pathAfterSignIn(path, 'de', 'direct')).toBe(path);
  });

  it.each([...evil, '/en/tours/rome/a-walk-1', '/en/triple'].map((path) => [path]))(
    'goes to the dashboard, or home in a concierge shop, from %j',
    (path) => {
      expect(pathAfterSignIn(path, 'de', 'direct')).toBe('/de/dashboard');
      expect(pathAfterSignIn(path, 'de', 'billed')).toBe('/de/');
    },
  );
});

describe('after sign-out', () => {
  it('stays where it is, unless nobody else is to be there', () => {
    expect(pathAfterSignOut('/en/aboutUs', 'en')).toBe('/en/aboutUs');
    expect(pathAfterSignOut('/en/dashboard', 'en')).toBe('/en/');
    expect(pathAfterSignOut('//evil.example', 'en')).toBe('/en/');
  });
});
