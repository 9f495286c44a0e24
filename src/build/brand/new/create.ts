import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stringify } from 'yaml';
import type { Locale } from '#contracts/common.ts';
import { channelsOf } from '../colours/contrast.ts';
import { readTokens, type Scheme, type Tokens } from '../colours/tokens.ts';
import { brandsDirectory, defaultBrand } from '#brands/folder.ts';
import { lengthOf, openFace, outlines } from '../pictures/letters.ts';
import type { Brand } from '#brands/schema.ts';
import type { Answers } from './answers.ts';
import { paletteOf } from './palette.ts';

const shadow: Record<Scheme, (ink: string) => string> = {
  light: (ink) => `rgb(${channelsOf(ink).join(' ')} / 14%)`,
  dark: () => 'rgb(0 0 0 / 45%)',
};

const mixin = (scheme: Scheme, tokens: Tokens, inherited: Tokens): string =>
  [
    `@mixin ${scheme} {`,
    ...Object.entries(tokens)
      .filter(([name, colour]) => inherited[name] !== colour)
      .map(([name, colour]) => `  ${name}: ${colour};`),
    `  --shadow: ${shadow[scheme](tokens['--ink'] ?? '')};`,
    '}',
  ].join('\n');

/** A mark to begin with: the first letter of the name on a rounded square. */
function markOf(name: string, ground: string, letter: string): string {
  const font = openFace();
  const initial = [...name][0]?.toUpperCase() ?? '';
  const size = 34;
  const glyph = outlines(font, initial, size, 24 - (lengthOf(font, initial) * size) / 2, 36);
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" width="48" height="48">',
    `<rect x="2" y="2" width="44" height="44" rx="12" fill="${ground}"/>`,
    `<g fill="${letter}">${glyph}</g>`,
    '</svg>',
    '',
  ].join('\n');
}

function yamlOf({ name, type, legalEntity, url, locales }: Answers, themeColor: Brand['themeColor']): string {
  const inEach = (texts: Record<Locale, string>): Partial<Record<Locale, string>> =>
    Object.fromEntries(locales.map((locale) => [locale, texts[locale]]));
  const isCruise = type.startsWith('cruise');
  const brand: Brand = {
    name,
    url,
    type,
    checkoutType: /concierge$/i.test(type) ? 'billed' : 'direct',
    ...(isCruise ? { organizationId: randomUUID() } : {}),
    legalEntity: {
      name: legalEntity,
      street: 'Musterstraße 1',
      postalCode: '00000',
      city: 'Musterstadt',
      country: inEach({ en: 'Germany', de: 'Deutschland' }),
      representedBy: inEach({ en: 'the managing directors', de: 'die Geschäftsführung' }),
      registerCourt: 'Amtsgericht Musterstadt',
      registerNumber: 'HRB 000000',
      vatId: 'DE000000000',
    },
    support: {
      email: `hello@${new URL(url).hostname}`,
      phone: '+49 30 23125 000',
      hours: inEach({ en: 'Monday to Friday, 9 am to 5 pm', de: 'Montag bis Freitag, 9 bis 17 Uhr' }),
    },
    locales,
    currency: 'EUR',
    index: !isCruise,
    menu: true,
    footer: ['travel', 'company', 'legal'],
    socialLinks: [],
    themeColor,
  };
  const samples = `street, register, contact${isCruise ? ' and organizationId' : ''}`;
  return `# Sample data are ${samples}: replace them with your company's before the shop opens.\n${stringify(brand, { lineWidth: 0 })}`;
}

/** Writes a brand's folder that builds. @returns the folder @throws Error when there is one of that name */
export function createBrand(answers: Answers, directory = brandsDirectory): string {
  const folder = join(directory, answers.folder);
  if (existsSync(folder)) throw new Error(`src/brands/${answers.folder} exists already: choose another folder`);
  const model = join(brandsDirectory, defaultBrand);
  const light = paletteOf(answers.colour, readTokens(model, 'light'), 'light');
  const dark = paletteOf(answers.colour, readTokens(model, 'dark'), 'dark');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'brand.yaml'), yamlOf(answers, { light: light['--paper'] ?? '', dark: dark['--paper'] ?? '' }));
  writeFileSync(
    join(folder, '_brand-tokens.scss'),
    [
      '// Contrast of every pair is computed in src/build/brand/colours/pairs.ts.',
      `${mixin('light', light, {})}\n`,
      `${mixin('dark', dark, light)}\n`,
    ].join('\n'),
  );
  writeFileSync(join(folder, 'logo.svg'), markOf(answers.name, light['--primary'] ?? '', light['--on-primary'] ?? ''));
  writeFileSync(join(folder, 'logo-dark.svg'), markOf(answers.name, dark['--primary'] ?? '', dark['--on-primary'] ?? ''));
  return folder;
}
