import * as v from 'valibot';

/** The meaning of each setting, and what to do about a wrong one. */
const port = v.pipe(v.string(), v.regex(/^\d{1,5}$/), v.transform(Number), v.maxValue(65_535));
const address = (schemes: RegExp) => v.pipe(v.string(), v.url(), v.regex(schemes));
const minutes = v.pipe(v.string(), v.regex(/^\d{1,4}(\.\d+)?$/), v.transform(Number), v.gtValue(0));
const flag = v.pipe(
  v.picklist(['true', 'false']),
  v.transform((text) => text === 'true'),
);
const payPalId = v.pipe(v.string(), v.regex(/^[\w-]{10,200}$/));
/** With commas or spaces between them. */
const origins = v.pipe(
  v.string(),
  v.transform((text) => text.split(/[\s,]+/)),
  v.array(address(/^https?:\/\/[^/]+$/)),
);
export const logLevel = v.picklist(['trace', 'debug', 'info', 'warning', 'error', 'silent']);

export const settings = {
  PORT: { schema: v.optional(port, '4321'), advice: 'give a port number, 0 for any free one' },
  HOST: {
    schema: v.optional(v.pipe(v.string(), v.regex(/^\S+$/)), '127.0.0.1'),
    advice: 'give the address to listen on, such as 127.0.0.1 or 0.0.0.0',
  },
  BRAND: {
    schema: v.optional(v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/)), 'landfall'),
    advice: 'give the name of a folder in src/brands, such as landfall',
  },
  SITE_URL: { schema: v.optional(address(/^https?:\/\/[^/]+\/?$/)), advice: 'give the public origin, such as https://shop.example' },
  DATABASE_URL: {
    schema: v.optional(address(/^postgres(ql)?:/)),
    advice: 'give postgres://user:password@host:5432/name, or leave it out for the embedded database',
  },
  DATA_DIR: { schema: v.optional(v.string(), '.data'), advice: 'give a folder, or memory:// to keep nothing' },
  CATALOGUE_DIR: {
    schema: v.optional(v.string()),
    advice: 'give a folder made like content/catalogue',
  },
  SMTP_URL: { schema: v.optional(address(/^smtps?:/)), advice: 'give smtp://user:password@host:587, or leave it out for the outbox page' },
  MAIL_FROM: {
    schema: v.optional(v.pipe(v.string(), v.regex(/^[^<>\r\n]*<?[^@\s<>]+@[^@\s<>]+>?$/))),
    advice: 'give an address, such as Tickets <tickets@shop.example>',
  },
  STRIPE_SECRET_KEY: {
    schema: v.optional(v.pipe(v.string(), v.regex(/^(sk|rk)_/))),
    advice: 'give a key that starts with sk_ or rk_',
    secret: true,
  },
  STRIPE_WEBHOOK_SECRET: {
    schema: v.optional(v.pipe(v.string(), v.startsWith('whsec_'))),
    advice: 'give a secret that starts with whsec_',
    secret: true,
  },
  STRIPE_PUBLISHABLE_KEY: { schema: v.optional(v.pipe(v.string(), v.startsWith('pk_'))), advice: 'give a key that starts with pk_' },
  PAYPAL_CLIENT_ID: { schema: v.optional(payPalId), advice: 'give the client id of the app at PayPal' },
  PAYPAL_CLIENT_SECRET: { schema: v.optional(payPalId), advice: 'give the secret of the app at PayPal', secret: true },
  PAYPAL_WEBHOOK_ID: { schema: v.optional(payPalId), advice: 'give the id of the webhook at PayPal' },
  PAYPAL_ENVIRONMENT: { schema: v.optional(v.picklist(['live', 'sandbox']), 'live'), advice: 'give live or sandbox' },
  ENCRYPTION_KEY: {
    schema: v.optional(v.pipe(v.string(), v.regex(/^[\w~.+/=-]{32,200}$/))),
    advice: 'give 32 letters and digits or more that nobody can guess',
    secret: true,
  },
  HOLD_MINUTES: { schema: v.optional(minutes, '15'), advice: 'give a number of minutes above 0' },
  NEWSLETTER_URL: {
    schema: v.optional(v.union([address(/^https?:/), v.pipe(v.string(), v.startsWith('/'))])),
    advice: 'give the base URL of the newsletter service, or leave it out for the embedded one',
  },
  NEWSLETTER_LIST_ID: {
    schema: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)), 'default'),
    advice: 'give letters, digits, hyphens and underscores',
  },
  NOTICE_TOKEN: {
    schema: v.optional(v.pipe(v.string(), v.regex(/^[\w~.+/-]{32,200}$/))),
    advice: 'give 32 letters and digits or more that nobody can guess',
    secret: true,
  },
  NGINX_URLS: { schema: v.optional(origins), advice: 'give the origins of the nginx caches in front of the shop, such as http://10.0.0.5' },
  VARNISH_URLS: {
    schema: v.optional(origins),
    advice: 'give the origins of the Varnish caches in front of the shop, such as http://10.0.0.5',
  },
  CLOUDFLARE_ZONE_ID: {
    schema: v.optional(v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/))),
    advice: 'give the 32 letters and digits of the zone',
  },
  CLOUDFLARE_API_TOKEN: {
    schema: v.optional(v.string()),
    advice: 'give a token that may purge the cache',
    secret: true,
  },
  CLOUDFLARE_API_URL: {
    schema: v.optional(address(/^https?:/), 'https://api.cloudflare.com/client/v4'),
    advice: 'leave it out, but for a test',
  },
  FASTLY_SERVICE_ID: {
    schema: v.optional(v.pipe(v.string(), v.regex(/^\w+$/))),
    advice: 'give the letters and digits of the service',
  },
  FASTLY_API_TOKEN: {
    schema: v.optional(v.string()),
    advice: 'give a token of the scope purge_select',
    secret: true,
  },
  FASTLY_API_URL: {
    schema: v.optional(address(/^https?:/), 'https://api.fastly.com'),
    advice: 'leave it out, but for a test',
  },
  LOG_LEVEL: { schema: v.optional(logLevel, 'info'), advice: `give one of ${logLevel.options.join(', ')}` },
  RATE_LIMITS: { schema: v.optional(flag, 'true'), advice: 'give true or false' },
  TRUST_PROXY: { schema: v.optional(flag, 'false'), advice: 'give true behind a proxy that sets X-Forwarded-For, else false' },
} as const;

export type Name = keyof typeof settings;
export type Values = { [N in Name]: v.InferOutput<(typeof settings)[N]['schema']> };

/** Settings that are of use together alone. */
export const together: readonly { names: readonly Name[]; without: string }[] = [
  {
    names: ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'STRIPE_PUBLISHABLE_KEY'],
    without: 'for the payment simulator',
  },
  {
    names: ['PAYPAL_CLIENT_ID', 'PAYPAL_CLIENT_SECRET', 'PAYPAL_WEBHOOK_ID'],
    without: 'for a shop without PayPal',
  },
  {
    names: ['CLOUDFLARE_ZONE_ID', 'CLOUDFLARE_API_TOKEN'],
    without: 'where Cloudflare is not told of changes',
  },
  {
    names: ['FASTLY_SERVICE_ID', 'FASTLY_API_TOKEN'],
    without: 'where Fastly is not told of changes',
  },
];
