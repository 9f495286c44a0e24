import { numberFormat } from './formatters.ts';

const inUnit = (value: number, unit: 'meter' | 'kilometer', digits: number, locale: string): string =>
  numberFormat(locale, { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits: digits }).format(value);

/** `600 m` to the 50 metres, `1.2 km`, `14 km`: as exact as a straight line deserves. What is nearer than 50 metres is as near. */
export function distanceText(kilometres: number, locale: string): string {
  const metres = Math.max(1, Math.round(kilometres * 20)) * 50;
  return metres < 1000 ? inUnit(metres, 'meter', 0, locale) : inUnit(kilometres, 'kilometer', kilometres < 9.95 ? 1 : 0, locale);
}
