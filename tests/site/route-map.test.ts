import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { paths } from '#domain/routes.ts';
import { readPages, sites } from './built-site.ts';

/** Ships and lines have pages below that of all sailings, too. */
const isOfSailing = (path: string): boolean => /\/[\da-f]{8}-[\da-f-]{27}$/.test(path);

/** Bytes of a map, compressed. */
const most = 12_000;

describe.each(sites)('the maps of sailings, $name', ({ directory, locales }) => {
  const isCruise = (path: string) => locales.some((locale) => path.startsWith(`${paths.cruises(locale)}/`));
  const pages = readPages(directory).filter(({ path }) => isCruise(path) && isOfSailing(path));

  it('are there, one a page, and light', () => {
    const sizes = pages.map(({ path, $ }) => {
      const maps = $('figure:has(#route-way)');
      return { path, maps: maps.length, isLight: gzipSync($.html(maps)).length <= most };
    });
    expect(sizes.length).toBeGreaterThan(0);
    expect(sizes.filter(({ maps, isLight }) => maps !== 1 || !isLight)).toEqual([]);
  });

  it('are drawn without a script: no browser is sent the coasts of the earth, or what draws them', () => {
    const scripts = readdirSync(directory, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.js'));
    expect(scripts.length).toBeGreaterThan(0);
    expect(scripts.filter((file) => readFileSync(join(directory, file), 'utf8').match(/"Topology"|clipAngle/))).toEqual([]);
  });
});
