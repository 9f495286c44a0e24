import * as v from 'valibot';
import { methodsOfShop, paymentProviders, type PaymentProvider, type ShopperMethod } from '#domain/payment-methods.ts';

const service = v.union([v.pipe(v.string(), v.regex(/^\/(?!\/)/)), v.pipe(v.string(), v.url(), v.regex(/^https?:/))]);
const pictures = v.pipe(v.string(), v.regex(/^https:\/\/[^\s/]+|^\/(?!\/)/));
const base = {
  schema: service,
  advice: "give a base URL, such as https://services.example/vendor, or a path of the shop's own server, such as /api",
};

const settings = {
  VENDOR_URL: base,
  LOCATION_URL: base,
  SEARCH_URL: base,
  SHOPPER_URL: base,
  NEWSLETTER_URL: base,
  IDENTITY_URL: base,
  IMAGE_URL: { schema: pictures, advice: "give an https origin, such as https://images.example, or leave it out for the shop's own" },
  TILE_URL: {
    schema: v.pipe(pictures, v.regex(/\{z\}/), v.regex(/\{x\}/), v.regex(/\{y\}/)),
    advice: 'give an https address with {z}, {x} and {y}, such as https://tiles.example/{z}/{x}/{y}.png',
  },
  PRERENDER_TOURS: { schema: v.pipe(v.string(), v.regex(/^(?:all|none|\d{1,6})$/)), advice: 'give all, none or how many, such as 500' },
  PRERENDER_PICTURES: { schema: v.picklist(['true', 'false']), advice: 'give true or false' },
} as const;

type Environment = Readonly<Record<string, string | undefined>>;

/** What shoppers can pay with: by providers that there are keys for. @param wanted by the brand; absent: all */
export function paymentMethodsOf(env: Environment, wanted: readonly ShopperMethod[] | undefined): ShopperMethod[] {
  const keys: Record<PaymentProvider, string | undefined> = { stripe: env['STRIPE_PUBLISHABLE_KEY'], payPal: env['PAYPAL_CLIENT_ID'] };
  return methodsOfShop(
    wanted,
    paymentProviders.filter((provider) => keys[provider]),
  );
}

/**
 * Checks where pages are built to find their services, pictures and tiles, and how many there are to be; an empty setting counts as absent.
 * @throws Error naming every wrong setting, what was found and what to do
 */
export function checkPageSettings(env: Environment): void {
  const problems = Object.entries(settings).flatMap(([name, { schema, advice }]) => {
    const found = env[name];
    return !found || v.safeParse(schema, found).success ? [] : [`${name} is "${found}": ${advice}.`];
  });
  if (problems.length > 0) throw new Error(`The pages cannot be built. Wrong settings:\n  ${problems.join('\n  ')}`);
}
