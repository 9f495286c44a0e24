import { expect, it } from 'vitest';
import { checkPageSettings } from '#build/page-settings.ts';

it.each([
  {},
  { VENDOR_URL: '', TILE_URL: '' },
  {
    VENDOR_URL: '/api/vendor',
    SEARCH_URL: 'https://search.example/v1',
    IDENTITY_URL: 'http://127.0.0.1:8080/identity',
    IMAGE_URL: 'https://images.example',
  },
  { TILE_URL: 'https://tiles.example/{z}/{x}/{y}.png' },
  { PRERENDER_TOURS: 'all' },
  { PRERENDER_TOURS: '500' },
])('takes %o', (env) => {
  expect(() => checkPageSettings(env)).not.toThrow();
});

it.each([
  [{ SEARCH_URL: 'search.example' }, /SEARCH_URL is "search\.example": give a base URL/],
  [{ VENDOR_URL: '//vendor.example' }, /VENDOR_URL is/],
  [{ IDENTITY_URL: 'ftp://id.example' }, /IDENTITY_URL is/],
  [{ IMAGE_URL: 'http://images.example' }, /IMAGE_URL is "http:\/\/images\.example": give an https origin/],
  [{ TILE_URL: 'https://tiles.example/{z}/{x}.png' }, /TILE_URL is .*\{z\}, \{x\} and \{y\}/],
  [{ PRERENDER_TOURS: 'best' }, /PRERENDER_TOURS is "best": give all, none or how many/],
  [{ TILE_URL: 'x', SHOPPER_URL: 'y' }, /SHOPPER_URL is "y"[^]*TILE_URL is "x"/],
])('says what is wrong with %o', (env, message) => {
  expect(() => checkPageSettings(env)).toThrow(message);
});
