import { compileString } from 'sass';
import { describe, expect, it } from 'vitest';
import { brand } from '#brands/active.ts';

type Scheme = 'light' | 'dark';

function tokens(scheme: Scheme): Record<string, string> {
  const { css } = compileString(`@use 'brands/landfall/brand-tokens' as brand; .x { @include brand.${scheme}; }`, { loadPaths: ['src'] });
  return Object.fromEntries([...css.matchAll(/(--[\w-]+): (#[0-9a-f]{3,6})\b/gi)].map(([, name, value]) => [name, value]));
}

function luminance(hex: string): number {
  const full = hex.length === 4 ? [...hex.slice(1)].map((digit) => digit + digit).join('') : hex.slice(1);
  const [r, g, b] = [0, 2, 4]
    .map((start) => parseInt(full.slice(start, start + 2), 16) / 255)
    .map((channel) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4)) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

const text: [string, string][] = [
  ...['--paper', '--paper-raised', '--paper-sunk'].flatMap((ground): [string, string][] =>
    ['--ink', '--ink-soft', '--primary', '--secondary', '--secondary-strong', '--danger', '--success'].map((ink) => [ink, ground])),
  ['--on-primary', '--primary'], ['--on-primary', '--primary-strong'],
  ['--on-secondary', '--secondary'], ['--on-secondary', '--secondary-strong'],
  ['--ink', '--secondary-tint'], ['--secondary-strong', '--secondary-tint'],
  ['--ink', '--sun-tint'], ['--ink', '--danger-tint'], ['--danger', '--danger-tint'], ['--ink', '--hero-sky'], ['--primary', '--hero-sky'],
];
const controls: [string, string][] = ['--paper', '--paper-raised', '--paper-sunk'].flatMap((ground): [string, string][] =>
  ['--line-strong', '--secondary', '--primary'].map((edge) => [edge, ground]));

describe.each(['light', 'dark'] as const)('colours, %s (WCAG 1.4.3 and 1.4.11)', (scheme) => {
  const colours = tokens(scheme);
  const ratio = ([one, other]: [string, string]) => contrast(colours[one] ?? '', colours[other] ?? '');

  it.each(text)('%s reads on %s', (ink, ground) => {
    expect(ratio([ink, ground])).toBeGreaterThanOrEqual(4.5);
  });

  it("gives the browser's bar the colour of the page", () => {
    expect(brand.themeColor[scheme]).toBe(colours['--paper']);
  });

  it.each(controls)('the edge of a control in %s shows on %s', (edge, ground) => {
    expect(ratio([edge, ground])).toBeGreaterThanOrEqual(3);
  });
});
