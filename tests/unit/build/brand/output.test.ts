import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { outputProblems, signsOf } from '#build/brand/checks/output.ts';
import { brandNames, brandsDirectory, readBrand } from '#brands/folder.ts';

const page = (body: string, head = '<meta name="robots" content="noindex">') =>
  `<!doctype html><html><head>${head}</head><body>${body}</body></html>`;

let output: string;
const write = (file: string, text: string) => {
  mkdirSync(join(output, file, '..'), { recursive: true });
  writeFileSync(join(output, file), text);
};
beforeEach(() => {
  output = mkdtempSync(join(tmpdir(), 'landfall-output-'));
  write('index.html', page('Blue Petrel Line'));
  write('robots.txt', 'User-agent: *\nDisallow: /\n');
});
afterEach(() => rmSync(output, { recursive: true }));

function problems(name = 'blue-petrel'): string[] {
  const others = brandNames()
    .filter((other) => other !== name)
    .map((other) => signsOf(other, brandsDirectory));
  return outputProblems(output, readBrand(name), signsOf(name, brandsDirectory), others);
}

describe('built pages', () => {
  it('may show the brand itself, colours that all share, and keys of the software', () => {
    write('en/index.html', page('Blue Petrel Line, shore@bluepetrel.example <a href="#fff">x</a> #b8322f'));
    write('_astro/a.js', 'localStorage["landfall:version"];"landfall-tours";c="#fff"');
    expect(problems()).toEqual([]);
  });

  it.each([
    ['en/index.html', page('Landfall GmbH'), 'en/index.html: "Landfall" belongs to the brand landfall'],
    [
      'en/index.html',
      page('<a href="mailto:guests@quarterdeck.example">'),
      'en/index.html: "guests@quarterdeck.example" belongs to the brand quarterdeck',
    ],
    [
      'en/index.html',
      page('https://desk.saffronbell.example/en/'),
      'en/index.html: "desk.saffronbell.example" belongs to the brand saffron-bell',
    ],
    [
      '_astro/checkout.js',
      'x="b3d9e7a4-51c6-4f28-8e07-94a1d2c3f5b8"',
      '_astro/checkout.js: "b3d9e7a4-51c6-4f28-8e07-94a1d2c3f5b8" belongs to the brand quarterdeck',
    ],
    ['_astro/a.css', 'a{color:#BA3D0B}', '_astro/a.css: the colour #BA3D0B belongs to the brand landfall'],
    ['favicon.svg.html', page('<path fill="#d0962a"/>'), 'favicon.svg.html: the colour #d0962a belongs to the brand quarterdeck'],
  ])('may not show another: %s', (file, text, problem) => {
    write(file, text);
    expect(problems()).toEqual([problem]);
  });

  it('must be there', () => {
    rmSync(join(output, 'index.html'));
    expect(problems()).toEqual(['index.html: missing; the build has made no pages']);
  });
});

describe('pages of a brand that is not for search engines', () => {
  it('all say so', () => {
    write('en/index.html', page('x', '<meta name="robots" content="index">'));
    expect(problems()).toEqual([expect.stringMatching(/^en\/index\.html: has no <meta name="robots" content="noindex">/)]);
  });

  it.each(['sitemap.xml', 'sitemap-en.xml', 'en/sitemap-0.xml'])('are in no %s', (file) => {
    write(file, '<urlset/>');
    expect(problems()).toEqual([`${file}: a sitemap, and the brand is not for search engines (index: false)`]);
  });

  it('are closed by a robots.txt', () => {
    rmSync(join(output, 'robots.txt'));
    expect(problems()).toEqual([expect.stringMatching(/^robots\.txt: missing; it must say "Disallow: \/"/)]);
    write('robots.txt', 'User-agent: *\nAllow: /\n');
    expect(problems()).toEqual([expect.stringMatching(/^robots\.txt: must say "Disallow: \/"/)]);
  });

  it('are another matter than those of an indexed brand', () => {
    write('index.html', page('Landfall', ''));
    write('sitemap.xml', '<urlset/>');
    expect(problems('landfall')).toEqual([]);
  });
});
