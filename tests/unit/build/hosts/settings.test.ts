import { expect, it } from 'vitest';
import { readHostSettings } from '#build/hosts/settings.ts';

it('has a default for everything', () => {
  expect(readHostSettings({})).toMatchObject({ brand: 'landfall', servicesOrigin: 'http://127.0.0.1:4321', compressedCopies: true });
  expect(readHostSettings({ SITE_URL: '', BRAND: '' }).siteUrl).toMatch(/^https:\/\//);
});

it('takes what is given, without a slash at the end of origins', () => {
  const env = { SITE_URL: 'https://shop.example/', SERVICES_ORIGIN: 'https://services.shop.example', COMPRESSED_COPIES: 'false' };
  expect(readHostSettings(env)).toEqual({
    brand: 'landfall',
    siteUrl: 'https://shop.example',
    servicesOrigin: 'https://services.shop.example',
    compressedCopies: false,
  });
});

it.each([
  [
    { SERVICES_ORIGIN: 'services.shop.example' },
    /SERVICES_ORIGIN is "services\.shop\.example": give an origin, such as https:\/\/services\.shop\.example/,
  ],
  [{ SITE_URL: 'https://shop.example/en' }, /SITE_URL is "https:\/\/shop\.example\/en"/],
  [{ COMPRESSED_COPIES: 'no' }, /COMPRESSED_COPIES is "no": give true or false/],
  [{ BRAND: 'nobody' }, /BRAND is "nobody": there is no /],
  [{ BRAND: '../etc' }, /BRAND is "\.\.\/etc"/],
])('says what is wrong with %o', (env, message) => {
  expect(() => readHostSettings(env)).toThrow(message);
});
