import * as v from 'valibot';
import { offeredLocales } from '#contracts/brand.ts';
import { currencyCode } from '#contracts/common.ts';

const text = v.pipe(v.string(), v.nonEmpty('must not be empty'));
const hexColour = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/, 'must be a colour such as #fbf5ea'));
const webAddress = v.pipe(v.string(), v.url('must be an address such as https://shop.example'));
/** In each of the brand's locales, which `parse.ts` checks. */
const inEachLocale = v.strictObject({ en: v.optional(text), de: v.optional(text) });

/** Groups of the footer in their order, requirements 1. */
export const footerGroups = ['travel', 'company', 'legal', 'collaboration'] as const;

const entries = v.strictObject({
  name: text,
  /** Where the shop is served; `SITE_URL` overrides it. */
  url: webAddress,
  type: v.picklist(['marketplace', 'cruise', 'concierge', 'cruiseConcierge']),
  /** Requirements 4: billed for concierge brands, direct otherwise. */
  checkoutType: v.picklist(['direct', 'billed']),
  /** What shoppers can pay with; absent: all that the shop has providers for. */
  paymentMethods: v.optional(
    v.pipe(v.array(v.picklist(['credit-card', 'web-payments', 'paypal', 'bancontact'])), v.nonEmpty('must name one method at least')),
  ),
  /** The organisation that bookings are made for; a marketplace has none, a concierge's is that of who signs in. */
  organizationId: v.optional(v.pipe(v.string(), v.uuid('must be a UUID'))),
  /** Who runs the shop, for credit line, terms and legal disclosures. */
  legalEntity: v.strictObject({
    name: text,
    street: text,
    postalCode: text,
    city: text,
    country: inEachLocale,
    representedBy: inEachLocale,
    registerCourt: text,
    registerNumber: text,
    vatId: text,
  }),
  support: v.strictObject({
    email: v.pipe(v.string(), v.email('must be an e-mail address')),
    phone: v.pipe(v.string(), v.regex(/^\+[\d ]+$/, 'must be an international number such as +49 40 1234')),
    hours: inEachLocale,
  }),
  /** Where operators apply and look after their tours; without it, they apply with the shop's own form. */
  extranetUrl: v.optional(webAddress),
  /** The shop's languages; the first is for visitors who want none of them. */
  locales: v.pipe(
    offeredLocales,
    v.check((given) => new Set(given).size === given.length, 'must name each locale once'),
  ),
  currency: currencyCode,
  /** Whether search engines may list the shop. */
  index: v.boolean(),
  /** Whether the content's `menu` pages are linked from the mobile menu. */
  menu: v.boolean(),
  /** Groups that the footer shows; legal must be among them. */
  footer: v.pipe(v.array(v.picklist(footerGroups)), v.includes('legal', 'must have the group legal')),
  socialLinks: v.array(v.strictObject({ label: text, icon: v.picklist(['camera', 'message', 'video']), url: webAddress })),
  /** Where the shop's app can be had. */
  appBadge: v.optional(v.strictObject({ url: webAddress })),
  /** Colour of the browser's own bar: the tokens' paper in light and dark. */
  themeColor: v.strictObject({ light: hexColour, dark: hexColour }),
});

/** `<brand>/brand.yaml`: all that makes the shop this partner's own. */
export const brandSchema = v.pipe(
  entries,
  v.forward(
    v.partialCheck(
      [['type'], ['organizationId']],
      ({ type, organizationId }) => !type.startsWith('cruise') || organizationId !== undefined,
      'missing; a cruise brand names the organisation that its bookings are made for',
    ),
    ['organizationId'],
  ),
  v.forward(
    v.partialCheck(
      [['type'], ['index']],
      ({ type, index }) => !type.startsWith('cruise') || !index,
      'found true; a cruise brand is not for search engines: false',
    ),
    ['index'],
  ),
  v.forward(
    v.partialCheck(
      [['type'], ['checkoutType']],
      ({ type, checkoutType }) => (checkoutType === 'billed') === /concierge$/i.test(type),
      'does not fit the type; concierge and cruiseConcierge are billed, marketplace and cruise direct',
    ),
    ['checkoutType'],
  ),
);
export type Brand = v.InferOutput<typeof brandSchema>;
