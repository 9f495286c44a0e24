import { describe, expect, it } from 'vitest';
import { readConfig } from '#backend/config.ts';

describe('readConfig', () => {
  it('needs no setting at all', () => {
    expect(readConfig({})).toMatchObject({
      port: 4321,
      brand: 'landfall',
      siteUrl: 'http://127.0.0.1:4321',
      dataDir: '.data',
      holdMinutes: 15,
    });
  });

  it('counts an empty setting as absent', () => {
    expect(readConfig({ DATABASE_URL: '', PORT: '' })).toMatchObject({ port: 4321 });
  });

  it('drops the slash at the end of SITE_URL', () => {
    expect(readConfig({ SITE_URL: 'https://shop.example/' }).siteUrl).toBe('https://shop.example');
  });

  it('names every wrong setting, what was found and what to do', () => {
    const wrong = () => readConfig({ PORT: 'abc', LOG_LEVEL: 'loud', SMTP_URL: 'mail.example' });
    expect(wrong).toThrow(/PORT is "abc": give a port number/);
    expect(wrong).toThrow(/LOG_LEVEL is "loud": give one of trace, debug, info, warning, error, silent/);
    expect(wrong).toThrow(/SMTP_URL is "mail\.example": give smtp:/);
  });

  it('takes the name of a brand, and no path', () => {
    expect(readConfig({ BRAND: 'blue-petrel' }).brand).toBe('blue-petrel');
    expect(() => readConfig({ BRAND: '../secret' })).toThrow(/BRAND is "\.\.\/secret": give the name of a folder in src\/brands/);
  });

  it('takes all three Stripe settings or none', () => {
    expect(() => readConfig({ STRIPE_SECRET_KEY: 'sk_test_1' })).toThrow(/STRIPE_WEBHOOK_SECRET and STRIPE_PUBLISHABLE_KEY missing/);
    const stripe = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1', STRIPE_PUBLISHABLE_KEY: 'pk_test_1' };
    expect(readConfig(stripe).stripe).toEqual({ secretKey: 'sk_test_1', webhookSecret: 'whsec_1', publishableKey: 'pk_test_1' });
  });

  it('takes both settings of a cache or none, and the origins of several caches', () => {
    expect(() => readConfig({ FASTLY_SERVICE_ID: 'a1' })).toThrow(
      /FASTLY_API_TOKEN missing: give all of FASTLY_SERVICE_ID, FASTLY_API_TOKEN/,
    );
    expect(() => readConfig({ CLOUDFLARE_API_TOKEN: 'secret' })).toThrow(/CLOUDFLARE_ZONE_ID missing/);
    expect(readConfig({ VARNISH_URLS: 'http://10.0.0.5, http://10.0.0.6' }).varnishUrls).toEqual(['http://10.0.0.5', 'http://10.0.0.6']);
    expect(() => readConfig({ NGINX_URLS: 'http://10.0.0.5/path' })).toThrow(/NGINX_URLS/);
  });

  it('keeps keys and passwords out of the message', () => {
    const wrong = () => readConfig({ STRIPE_SECRET_KEY: 'topsecret', SMTP_URL: 'http://user:hidden@mail.example' });
    expect(wrong).toThrow(/STRIPE_SECRET_KEY is set, but not as it should be/);
    expect(wrong).not.toThrow(/topsecret|hidden/);
  });
});
