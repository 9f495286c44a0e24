import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrandFacts } from '#contracts/brand.ts';
import { readTokens, type Tokens } from './colours/tokens.ts';
import { brandsDirectory, readBrand } from '#brands/folder.ts';
import { appIconSizes } from '#domain/web-manifest.ts';
import { faviconOf, icoOf, markOf, touchIconOf } from './pictures/icons.ts';
import { socialPictureOf } from './pictures/social.ts';

function coloursOf(tokens: Tokens): BrandFacts['light'] {
  const token = (name: string) => tokens[`--${name}`] ?? '';
  return {
    paper: token('paper'),
    card: token('paper-raised'),
    ink: token('ink'),
    inkSoft: token('ink-soft'),
    line: token('line'),
    lineStrong: token('line-strong'),
    primary: token('primary'),
    primaryStrong: token('primary-strong'),
    onPrimary: token('on-primary'),
    secondary: token('secondary'),
    secondaryTint: token('secondary-tint'),
    danger: token('danger'),
  };
}

type Logo = { light: string; dark: string };

const logoOf = (folder: string): Logo => ({
  light: readFileSync(join(folder, 'logo.svg'), 'utf8'),
  dark: readFileSync(join(folder, 'logo-dark.svg'), 'utf8'),
});

/** A brand's particulars for servers: how they sign and look, and which languages they speak. */
export async function brandFactsOf(name: string, directory = brandsDirectory): Promise<BrandFacts> {
  const folder = join(directory, name);
  const brand = readBrand(name, directory);
  return {
    name: brand.name,
    email: brand.support.email,
    ...(brand.organizationId !== undefined && { organizationId: brand.organizationId }),
    ...(brand.extranetUrl !== undefined && { extranetUrl: brand.extranetUrl }),
    locales: brand.locales,
    light: coloursOf(readTokens(folder, 'light')),
    dark: coloursOf(readTokens(folder, 'dark')),
    mark: `data:image/png;base64,${(await markOf(logoOf(folder).dark, 144)).toString('base64')}`,
  };
}

/**
 * The part of an app icon's edge that the mark takes: within the circle that every platform leaves when it cuts an icon to its own shape.
 * https://www.w3.org/TR/appmanifest/#icon-masks
 */
const appIconShare = 0.56;

async function appIconsOf(logo: Logo, paper: string): Promise<Record<string, Buffer>> {
  const drawn = appIconSizes.map(async (size) => [`icon-${size}.png`, await touchIconOf(logo.light, paper, size, appIconShare)] as const);
  return Object.fromEntries(await Promise.all(drawn));
}

/** What a build makes of a brand besides its pages, by file name: icons, the picture for links, and its particulars for servers. */
export async function brandFiles(name: string, directory = brandsDirectory): Promise<Record<string, Buffer | string>> {
  const folder = join(directory, name);
  const facts = await brandFactsOf(name, directory);
  const logo = logoOf(folder);
  const light = readTokens(folder, 'light');
  return {
    'favicon.svg': faviconOf(logo),
    'favicon.ico': await icoOf(logo.light),
    'apple-touch-icon.png': await touchIconOf(logo.light, light['--paper'] ?? 'white'),
    'social.png': await socialPictureOf(facts.name, logo.light, light),
    ...(await appIconsOf(logo, readBrand(name, directory).themeColor.light)),
    'brand.json': JSON.stringify(facts),
  };
}
