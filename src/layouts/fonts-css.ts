import { fontData } from 'astro:assets';
import standIns from '#styles/fonts.scss?inline';

const fonts = [
  ['Display', '--font-display'],
  ['Text', '--font-text'],
] as const;
type Variable = (typeof fonts)[number][1];

/** The first file has what every page shows; a browser fetches the others for letters that the ones before do not have. */
const nameOf = (name: string, index: number): string => (index === 0 ? name : `${name} More ${index}`);

function faces(name: string, variable: Variable): string[] {
  return fontData[variable].map(({ src, weight }, index) => {
    const files = src.map(({ url, format = 'woff2' }) => `url('${url}') format('${format}')`).join(', ');
    return `@font-face { font-family: '${nameOf(name, index)}'; src: ${files}; font-weight: ${weight}; font-display: swap }`;
  });
}

function stack(name: string, variable: Variable): string {
  const own = fontData[variable].map((_, index) => `'${nameOf(name, index)}'`);
  const others = ['', ' Roboto', ' DejaVu'].map((suffix) => `'${name} Fallback${suffix}'`);
  return `${variable}: ${[...own, ...others, 'sans-serif'].join(', ')}`;
}

/** The pages' fonts for pages that the server draws, which do not know the names of built files. */
export const fontsCss = (): string =>
  [
    ...fonts.flatMap(([name, variable]) => faces(name, variable)),
    `:root { ${fonts.map(([name, variable]) => stack(name, variable)).join('; ')} }`,
    standIns,
  ].join('\n');
