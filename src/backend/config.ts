import { resolve } from 'node:path';
import * as v from 'valibot';
import { cataloguePath } from './root.ts';
import { settings, together, type logLevel, type Name, type Values } from './settings.ts';

type Environment = Readonly<Record<string, string | undefined>>;

export type Config = {
  port: number;
  host: string;
  /** Whose pages are served, and who signs mails and tickets: a folder in `dist`. */
  brand: string;
  /** Public origin, without a slash at its end. */
  siteUrl: string;
  databaseUrl?: string;
  /** Folder of the embedded database, or `memory://`. */
  dataDir: string;
  /** Folder of tours, destinations, rates and artwork. */
  catalogueDir: string;
  smtpUrl?: string;
  /** Absent: the brand's own address. */
  mailFrom?: string;
  /** Absent: no cards; payments go to the local simulators where there is no PayPal either. */
  stripe?: { secretKey: string; webhookSecret: string; publishableKey: string };
  /** Absent: no PayPal, or its simulator where there is no Stripe either. */
  payPal?: { clientId: string; clientSecret: string; webhookId: string; environment: 'live' | 'sandbox' };
  /** What shoppers answer is kept encrypted with it; absent: with a key in the database. */
  encryptionKey?: string;
  holdMinutes: number;
  /** Absent: subscriptions go to the embedded service. Without a slash at its end. */
  newsletterUrl?: string;
  newsletterListId: string;
  /** With it a vendor service elsewhere says who it is; absent: its notices are not taken. */
  noticeToken?: string;
  /** Origins of caches in front of the shop that are told of changes. */
  nginxUrls: readonly string[];
  varnishUrls: readonly string[];
  cloudflare?: { zoneId: string; apiToken: string; apiUrl: string };
  fastly?: { serviceId: string; apiToken: string; apiUrl: string };
  logLevel: v.InferOutput<typeof logLevel>;
  rateLimits: boolean;
  trustProxy: boolean;
};

/** Passwords and keys stay out of the message. */
const shown = (name: Name, found: string): string =>
  'secret' in settings[name] ? 'is set, but not as it should be' : `is "${found.replace(/\/\/[^@/]*@/, '//***@')}"`;

function problemsOf(env: Environment, values: Partial<Record<Name, unknown>>): string[] {
  const wrong = (Object.keys(settings) as Name[]).flatMap((name) => {
    const found = env[name] || undefined;
    const result = v.safeParse(settings[name].schema, found);
    if (result.success) {
      values[name] = result.output;
      return [];
    }
    return [`${name} ${shown(name, found ?? '')}: ${settings[name].advice}.`];
  });
  const halves = together.flatMap(({ names, without }) => {
    const absent = names.filter((name) => !env[name]);
    const isHalf = absent.length > 0 && absent.length < names.length;
    return isHalf ? [`${absent.join(' and ')} missing: give all of ${names.join(', ')}, or none ${without}.`] : [];
  });
  return [...wrong, ...halves];
}

/** The origin of a server that listens there; an IPv6 address needs brackets. */
export const originOf = (host: string, port: number): string => `http://${host.includes(':') ? `[${host}]` : host}:${port}`;

/** Leaves absent settings out, as `exactOptionalPropertyTypes` asks. */
const present = <K extends string, T>(key: K, value: T | undefined) => (value === undefined ? {} : { [key]: value }) as { [P in K]?: T };

const cloudflareOf = ({ CLOUDFLARE_ZONE_ID: zoneId, CLOUDFLARE_API_TOKEN: apiToken, CLOUDFLARE_API_URL: apiUrl }: Values) =>
  zoneId && apiToken ? { zoneId, apiToken, apiUrl } : undefined;

const fastlyOf = ({ FASTLY_SERVICE_ID: serviceId, FASTLY_API_TOKEN: apiToken, FASTLY_API_URL: apiUrl }: Values) =>
  serviceId && apiToken ? { serviceId, apiToken, apiUrl } : undefined;

const payPalOf = ({
  PAYPAL_CLIENT_ID: clientId,
  PAYPAL_CLIENT_SECRET: clientSecret,
  PAYPAL_WEBHOOK_ID: webhookId,
  PAYPAL_ENVIRONMENT: environment,
}: Values) => (clientId && clientSecret && webhookId ? { clientId, clientSecret, webhookId, environment } : undefined);

/**
 * Reads the server's settings; an empty one counts as absent.
 * @throws Error naming every wrong setting, what was found and what to do.
 */
export function readConfig(env: Environment): Config {
  const found: Partial<Record<Name, unknown>> = {};
  const problems = problemsOf(env, found);
  if (problems.length > 0) throw new Error(`The shop cannot start. Wrong settings:\n  ${problems.join('\n  ')}`);
  const values = found as Values;
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_PUBLISHABLE_KEY: publishableKey } = values;
  return {
    port: values.PORT,
    host: values.HOST,
    brand: values.BRAND,
    siteUrl: values.SITE_URL?.replace(/\/$/, '') ?? originOf(values.HOST, values.PORT),
    ...present('databaseUrl', values.DATABASE_URL),
    dataDir: values.DATA_DIR,
    catalogueDir: resolve(values.CATALOGUE_DIR ?? cataloguePath()),
    ...present('smtpUrl', values.SMTP_URL),
    ...present('mailFrom', values.MAIL_FROM),
    ...present('stripe', secretKey && webhookSecret && publishableKey ? { secretKey, webhookSecret, publishableKey } : undefined),
    ...present('payPal', payPalOf(values)),
    ...present('encryptionKey', values.ENCRYPTION_KEY),
    holdMinutes: values.HOLD_MINUTES,
    ...present('newsletterUrl', values.NEWSLETTER_URL?.startsWith('/') ? undefined : values.NEWSLETTER_URL?.replace(/\/$/, '')),
    newsletterListId: values.NEWSLETTER_LIST_ID,
    ...present('noticeToken', values.NOTICE_TOKEN),
    nginxUrls: values.NGINX_URLS ?? [],
    varnishUrls: values.VARNISH_URLS ?? [],
    ...present('cloudflare', cloudflareOf(values)),
    ...present('fastly', fastlyOf(values)),
    logLevel: values.LOG_LEVEL,
    rateLimits: values.RATE_LIMITS,
    trustProxy: values.TRUST_PROXY,
  };
}
