import { compileString } from 'sass';
import { normalHex } from './contrast.ts';

export const schemes = ['light', 'dark'] as const;
export type Scheme = (typeof schemes)[number];
/** Colours by the names of their custom properties. */
export type Tokens = Record<string, string>;

const surfaces = [
  'paper',
  'paper-raised',
  'paper-sunk',
  'ink',
  'ink-soft',
  'line',
  'line-strong',
  'secondary-tint',
  'sun-tint',
  'danger-tint',
];
const accents = ['primary', 'primary-strong', 'on-primary', 'secondary', 'secondary-strong', 'on-secondary', 'sun', 'danger', 'success'];
const scene = [
  'sky',
  'glow-1',
  'glow-2',
  'sun',
  'cloud',
  'smoke',
  'hill-1',
  'hill-2',
  'hill-3',
  'hill-4',
  'sea-1',
  'sea-2',
  'sea-3',
  'sea-4',
  'foam',
  'glitter',
  'light',
  'ink',
  'lamp',
  'funnel',
].map((part) => `hero-${part}`);

/** Every colour that a brand sets in its mixin `light`; `dark` sets anew what differs there. */
export const tokenNames = [...surfaces, ...accents, ...scene].map((name) => `--${name}`);

const hexDeclaration = /(--[\w-]+): (#[0-9a-f]{3,6})\b/gi;
const declaration = /(--[\w-]+):/g;

function compile(folder: string, schemesToInclude: readonly Scheme[]): string {
  const includes = schemesToInclude.map((scheme) => `@include brand.${scheme};`).join(' ');
  return compileString(`@use 'brand-tokens' as brand; .x { ${includes} }`, { loadPaths: [folder] }).css;
}

/**
 * The colours of a brand's folder as they apply in a scheme: in the dark, those of `dark` over those of `light`.
 * @throws sass's own error
 */
export function readTokens(folder: string, scheme: Scheme): Tokens {
  const css = compile(folder, scheme === 'dark' ? ['light', 'dark'] : ['light']);
  return Object.fromEntries(
    [...css.matchAll(hexDeclaration)].map(([, name = '', value = '']): [string, string] => [name, normalHex(value)]),
  );
}

/** All names that a brand's mixins set, `--shadow` too, which is no plain colour. */
export const declaredNames = (folder: string): string[] => [
  ...new Set([...compile(folder, schemes).matchAll(declaration)].map(([, name]) => name ?? '')),
];
