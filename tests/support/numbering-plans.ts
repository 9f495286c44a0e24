import metadata from 'libphonenumber-js/min/metadata';

/** Positions in a country's entry of the library's metadata, version 4. */
const formats = 4;
const firstUnneeded = 11;

const lines = (entries: [string, unknown][]): string =>
  entries.map(([key, value]) => `    ${JSON.stringify(key)}: ${JSON.stringify(value)}`).join(',\n');

/**
 * The library's numbering plans as JSON, without how numbers are written and which kinds there are: a third of the size,
 * enough to tell what can be dialled.
 */
export function numberingPlans(): string {
  const countries = Object.entries(metadata.countries).map(([code, plan]): [string, unknown] => [
    code,
    (plan as unknown[]).slice(0, firstUnneeded).map((part, index) => (index === formats ? 0 : part)),
  ]);
  return `{
  "version": ${metadata.version},
  "country_calling_codes": {
${lines(Object.entries(metadata.country_calling_codes))}
  },
  "countries": {
${lines(countries)}
  }
}
`;
}

/** The dial code of each country, by ISO 3166 code. */
export function dialCodes(): string {
  const entries = Object.entries(metadata.countries).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{\n${entries.map(([code, plan]) => `  ${JSON.stringify(code)}: ${JSON.stringify((plan as unknown[])[0])}`).join(',\n')}\n}\n`;
}
