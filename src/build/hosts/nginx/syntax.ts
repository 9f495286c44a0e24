import type { Rule } from '#domain/host-rules.ts';

/** Variables are shared by all sites of an nginx: each brand has its own. */
export const prefixOf = (brand: string): string => brand.replace(/\W/g, '_');

export const quoted = (text: string): string => `"${text.replace(/[\\"]/g, '\\$&')}"`;

/** A regular expression as a map or location takes it; JavaScript writes its slashes with a backslash. */
export const pattern = (source: string, flags = ''): string => quoted(`~${flags.includes('i') ? '*' : ''}${source.replaceAll('\\/', '/')}`);

export const map = (from: string, to: string, lines: readonly string[], comment?: string): string =>
  `${comment ? `# ${comment}\n` : ''}map ${from} ${to} {\n${lines.map((line) => `  ${line};\n`).join('')}}\n`;

/** Gives the first group of a regular expression a name: in nginx numbered groups do not outlive the map. */
export const withName = (source: string, name: string): string => source.replace(/\((?!\?)/, `(?<${name}>`);

/** A line of a map over `$request_uri`, which is still encoded and can be put into an answer as it is. */
export const redirectLine = ({ from, to }: Rule, name: string): string =>
  `${pattern(withName(from.source, name).replace(/\$$/, '(?:\\?|$)'), from.flags)} ${to.replace('$1', `$${name}`)}`;
