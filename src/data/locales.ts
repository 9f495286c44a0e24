import type { Locale } from '#contracts/common.ts';
import { offeredLocales } from '#domain/offered-locales.ts';

export type LocaleProps = { locale: Locale };

/** One page for each locale. */
export const localePaths = () => offeredLocales.map((locale) => ({ params: { locale } }));
