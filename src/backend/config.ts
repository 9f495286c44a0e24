import { resolve } from 'node:path';
import * as v from 'valibot';
import { cataloguePath } from './root.ts';

/** The meaning of each setting, and what to do about a wrong one. */
const port = v.pipe(v.string(), v.regex(/^\d{1,5}$/), v.transform(Number), v.maxValue(65_535));
const address = (schemes: RegExp) => v.pipe(v.string(), v.url(), v.regex(schemes));
const minutes = v.pipe(v.string(), v.regex(/^\d{1,4}(\.\d+)?$/), v.transform(Number), v.gtValue(0));
const flag = v.pipe(
  v.picklist(['true', 'false']),
  v.transform((text) => text === 'true'),
);
const logLevel = v.picklist(['trace', 'debug', 'info', 'warning', 'error', 'silent']);

const settings = {
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
  HOLD_MINUTES: { schema: v.optional(minutes, '15'), advice: 'give a number of minutes above 0' },
  NEWSLETTER_URL: {
    schema: v.optional(v.union([address(/^https?:/), v.pipe(v.string(), v.startsWith('/'))])),
    advice: 'give the base URL of the newsletter service, or leave it out for the embedded one',
  },
  NEWSLETTER_LIST_ID: {
    schema: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)), 'default'),
    advice: 'give letters, digits, hyphens and underscores',
  },
  LOG_LEVEL: { schema: v.optional(logLevel, 'info'), advice: `give one of ${logLevel.options.join(', ')}` },
  RATE_LIMITS: { schema: v.optional(flag, 'true'), advice: 'give true or false' },
  TRUST_PROXY: { schema: v.optional(flag, 'false'), advice: 'give true behind a proxy that sets X-Forwarded-For, else false' },
} as const;

type Name = keyof typeof settings;
type Values = { [N in Name]: v.InferOutput<(typeof settings)[N]['schema']> };
type Environment = Readonly<Record<string, string | undefined>>;

const stripeNames = ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'STRIPE_PUBLISHABLE_KEY'] as const;

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
  /** Absent: payments go to the local simulator. */
  stripe?: { secretKey: string; webhookSecret: string; publishableKey: string };
  holdMinutes: number;
  /** Absent: subscriptions go to the embedded service. Without a slash at its end. */
  newsletterUrl?: string;
  newsletterListId: string;
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
  const absent = stripeNames.filter((name) => !env[name]);
  const half = absent.length > 0 && absent.length < stripeNames.length;
  return half
    ? [...wrong, `${absent.join(' and ')} missing: give all of ${stripeNames.join(', ')}, or none for the payment simulator.`]
    : wrong;
}

/** The origin of a server that listens there; an IPv6 address needs brackets. */
export const originOf = (host: string, port: number): string => `http://${host.includes(':') ? `[${host}]` : host}:${port}`;

/** Leaves absent settings out, as `exactOptionalPropertyTypes` asks. */
const present = <K extends string, T>(key: K, value: T | undefined) => (value === undefined ? {} : { [key]: value }) as { [P in K]?: T };

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
    holdMinutes: values.HOLD_MINUTES,
    ...present('newsletterUrl', values.NEWSLETTER_URL?.startsWith('/') ? undefined : values.NEWSLETTER_URL?.replace(/\/$/, '')),
    newsletterListId: values.NEWSLETTER_LIST_ID,
    logLevel: values.LOG_LEVEL,
    rateLimits: values.RATE_LIMITS,
    trustProxy: values.TRUST_PROXY,
  };
}
