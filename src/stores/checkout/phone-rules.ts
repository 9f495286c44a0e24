import { parsePhoneNumberFromString, type CountryCode, type MetadataJson, type PhoneNumber } from 'libphonenumber-js/core';
import plans from './numbering-plans.json' with { type: 'json' };

/** Reads a number with the library's rules. A module of its own, so that rules and plans are fetched when they are needed. */
export const parsePhoneNumber = (number: string, country: string): PhoneNumber | undefined =>
  parsePhoneNumberFromString(number, country as CountryCode, plans as unknown as MetadataJson);
