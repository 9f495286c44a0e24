import * as v from 'valibot';
import { currencyCode, locale } from '#contracts/common.ts';

const text = v.pipe(v.string(), v.nonEmpty());
const hexColour = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/, 'must be a colour such as #fbf5ea'));
const webAddress = v.pipe(v.string(), v.url());
const inEachLocale = v.strictObject({ en: text, de: text });

/** Groups of the footer in their order, spec section 1. */
export const footerGroups = ['travel', 'company', 'legal', 'collaboration'] as const;


/** `<brand>/brand.yaml`: all that makes the shop this partner's own. */
export const brandSchema = v.strictObject({
  name: text,
  /** Where the shop is served; `SITE_URL` overrides it. */
  url: webAddress,
  type: v.picklist(['marketplace', 'cruise', 'concierge', 'cruiseConcierge']),
  /** Spec section 4: billed for concierge brands, direct otherwise. */
  checkoutType: v.picklist(['direct', 'billed']),
  /** The organisation that bookings are made for; the marketplace has none. */
  organizationId: v.optional(v.pipe(v.string(), v.uuid())),
  /** Who runs the shop, for credit line, terms and legal disclosures. */
  legalEntity: v.strictObject({
    name: text, street: text, postalCode: text, city: text, country: inEachLocale, representedBy: inEachLocale,
    registerCourt: text, registerNumber: text, vatId: text,
  }),
  support: v.strictObject({ email: v.pipe(v.string(), v.email()), phone: v.pipe(v.string(), v.regex(/^\+[\d ]+$/)), hours: inEachLocale }),
  locales: v.pipe(v.array(locale), v.minLength(1)),
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
export type Brand = v.InferOutput<typeof brandSchema>;
