import { createI18n, type Translations, type TranslationsJSON } from '@nanostores/i18n';
import { atom } from 'nanostores';

type Translated = Record<string, TranslationsJSON>;

/**
 * Declares a feature's messages: English is the base, other locales replace it key by key.
 * One store for each locale, so that pages of two languages can be rendered at once (see the decision record).
 * @returns a function from locale to ready texts; an unknown locale reads English.
 */
export function defineMessages<Body extends Translations>(feature: string, base: Body, translated: Translated): (locale: string) => Body {
  const byLocale = new Map<string, Body>();
  return (locale) => {
    const known = byLocale.get(locale);
    if (known) return known;
    const cache: Record<string, Record<string, never>> = { en: {} };
    for (const [code, texts] of Object.entries(translated)) cache[code] = { [feature]: texts as never };
    const define = createI18n<string, string>(atom(locale), { baseLocale: 'en', cache, get: async () => ({}), isSSR: true });
    const texts = define(feature, base).get();
    byLocale.set(locale, texts);
    return texts;
  };
}
