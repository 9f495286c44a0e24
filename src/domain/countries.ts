import dialCodes from './dial-codes.json' with { type: 'json' };

/** ITU-T E.164 country calling codes by ISO 3166 code, without the plus. */
const codes: Readonly<Record<string, string>> = dialCodes;

const countryCodes: readonly string[] = Object.keys(codes);

/** `+49`; undefined for a code that is no country. */
export function dialCodeOf(country: string): string | undefined {
  const digits = codes[country];
  return digits === undefined ? undefined : `+${digits}`;
}

/** Where several countries share a dial code, the one that most of its numbers are of. */
const largest: readonly string[] = ['US', 'GB', 'IT', 'RU'];

/** A country whose dial code a number has (E.164): the likely one, where it fits. No code begins with another one. */
export const countryDialled = (phone: string, likely: string): string | undefined =>
  [likely, ...largest, ...countryCodes].find((country) => phone.startsWith(dialCodeOf(country) ?? 'none'));

export const countryName = (country: string, locale: string): string =>
  new Intl.DisplayNames([locale], { type: 'region' }).of(country) ?? country;

/** All countries by their names in a language, in its alphabetical order. */
export function countryOptions(locale: string): { code: string; name: string }[] {
  const collator = new Intl.Collator(locale);
  return countryCodes.map((code) => ({ code, name: countryName(code, locale) })).sort((a, b) => collator.compare(a.name, b.name));
}

/** The country in the browser's languages (`de-AT`), else the one where most readers of the locale are. */
export function likelyCountry(languages: readonly string[], locale: string): string {
  const regions = languages.map((tag) => tag.split('-').at(-1) ?? '').filter((region) => region in codes);
  return regions[0] ?? (locale === 'de' ? 'DE' : 'GB');
}
