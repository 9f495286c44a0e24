import { countryDialled, dialCodeOf } from '#domain/countries.ts';
import type { ReadPhone } from '#domain/payer.ts';

const loadRules = () => import('./phone-rules.ts');

/** Fetches the numbering plans once a number is being typed; without them it is only checked roughly. */
export function preparePhoneRules(): void {
  loadRules().catch(() => undefined);
}

/**
 * A number as it is dialled at home, or with its country's code, as E.164. `country` is an ISO 3166 code.
 * @returns undefined when there can be no such number
 */
export async function toE164(country: string, number: string): Promise<string | undefined> {
  try {
    const { parsePhoneNumber } = await loadRules();
    const parsed = parsePhoneNumber(number, country);
    return parsed?.isPossible() ? parsed.number : undefined;
  } catch {
    return roughE164(number, dialCodeOf(country) ?? '');
  }
}

/** The same with the country whose dial code it has: of a number that was not typed here. */
export async function readPhone(country: string, number: string): Promise<ReadPhone | undefined> {
  const phone = await toE164(country, number);
  const phoneCountry = phone && countryDialled(phone, country);
  return phoneCountry ? { phone, phoneCountry } : undefined;
}

/** For a browser that has not fetched the numbering plans, or could not: better a booking than a wall. */
export function roughE164(number: string, dialCode: string): string | undefined {
  const digits = number.replace(/[\s().\-/]/g, '');
  const international = digits.startsWith('+') ? digits : dialCode + digits.replace(/^0/, '');
  return /^\+[1-9]\d{5,14}$/.test(international) ? international : undefined;
}

/** A mobile number of a country in international format, for the form to show: `+49 15123456789`. Nothing where none is known. */
export async function exampleNumber(country: string): Promise<string | undefined> {
  const dialCode = dialCodeOf(country);
  try {
    const { default: examples } = await import('libphonenumber-js/examples.mobile.json');
    const national = new Map(Object.entries(examples)).get(country);
    return dialCode && national ? `${dialCode} ${national}` : undefined;
  } catch {
    return undefined;
  }
}
