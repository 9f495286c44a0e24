import * as v from 'valibot';
import { currencyCode, locale } from '#contracts/common.ts';

const hexColour = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/));

/** `<brand>/brand.yaml`: all that makes the shop this partner's own. */
export const brandSchema = v.strictObject({
  name: v.pipe(v.string(), v.nonEmpty()),
  legalEntity: v.pipe(v.string(), v.nonEmpty()),
  locales: v.pipe(v.array(locale), v.minLength(1)),
  currency: currencyCode,
  /** Whether search engines may list the shop. */
  index: v.boolean(),
  /** Colour of the browser's own bar: the tokens' paper in light and dark. */
  themeColor: v.strictObject({ light: hexColour, dark: hexColour }),
});
export type Brand = v.InferOutput<typeof brandSchema>;
