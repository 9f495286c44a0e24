import { readFileSync } from 'node:fs';
import { markdownToHtml } from 'satteri';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { locales } from '#contracts/common.ts';
import { readBrand } from '#brands/folder.ts';
import type { Brand } from '#brands/schema.ts';

const landfall = readBrand('landfall');

/** The module as a build for this brand has it. */
async function particularsOf(brand: Partial<Brand>) {
  vi.resetModules();
  vi.doMock('#brands/active.ts', () => ({ brand: { ...landfall, ...brand } }));
  return import('#brands/particulars.ts');
}

afterEach(() => {
  vi.doUnmock('#brands/active.ts');
});

describe('sections', () => {
  it.each([
    ['direct', 'By card, in English and German.'],
    ['billed', 'On account.'],
  ] as const)('of other checkouts than %s are dropped, and may stand within or beside each other', async (checkoutType, said) => {
    const { withParticulars } = await particularsOf({ checkoutType });
    const text = '{{#direct}}By card, in English{{#de}} and German{{/de}}.{{/direct}}{{#billed}}On account.{{/billed}}';
    expect(withParticulars(text, 'en')).toBe(said);
  });

  it('of a language that the brand does not have are dropped within a section that is kept', async () => {
    const { withParticulars } = await particularsOf({ checkoutType: 'billed', locales: ['en'] });
    expect(withParticulars('{{#billed}}On account{{#de}} and in German{{/de}}, {{name}}.{{/billed}}', 'en')).toBe('On account, Landfall.');
  });

  it('of whole paragraphs leave nothing behind, whether they are kept or dropped', async () => {
    const html =
      '<p>{{#direct}}</p>\n<h3 id="how">How?</h3>\n<p>By card.</p>\n<p>{{/direct}}</p>\n' +
      '<p>{{#billed}}</p>\n<p>On account.</p>\n<p>{{/billed}}</p>\n';
    const direct = await particularsOf({ checkoutType: 'direct' });
    expect(direct.withLinkedParticulars(html, 'en')).toBe('<h3 id="how">How?</h3>\n<p>By card.</p>\n');
    const billed = await particularsOf({ checkoutType: 'billed' });
    expect(billed.withLinkedParticulars(html, 'en')).toBe('<p>On account.</p>\n');
  });

  it('take the point of a list with them that they fill', async () => {
    const { withLinkedParticulars } = await particularsOf({ checkoutType: 'billed' });
    expect(
      withLinkedParticulars(
        '<ol start="2">\n<li>{{#direct}}Cards{{/direct}}</li>\n<li>\n<p>{{#direct}}Banks{{/direct}}</p>\n</li>\n<li>Words</li>\n</ol>',
        'en',
      ),
    ).toBe('<ol start="2">\n<li>Words</li>\n</ol>');
    expect(withLinkedParticulars('<ul>\n<li>{{#direct}}Cards{{/direct}}</li>\n</ul>\n<p>Words</p>', 'en')).toBe('<p>Words</p>');
  });

  it.each([
    ['of an unknown name', '{{#free}}Nothing{{/free}}', '{{#free}}'],
    ['of an unknown name in what is dropped', '{{#direct}}{{#free}}Nothing{{/free}}{{/direct}}', '{{#free}}'],
    ['without an end', '{{#billed}}On account', '{{#billed}}'],
    ['without a beginning', 'On account{{/billed}}', '{{/billed}}'],
    ['that end after the one around them', '{{#direct}}By {{#de}}card{{/direct}}.{{/de}}', '{{#de}}'],
    ['with a space in their mark', '{{ #billed }}On account{{/billed}}', '{{ #billed }}'],
  ])('%s stop the build', async (_, text, mark) => {
    const { withParticulars } = await particularsOf({ checkoutType: 'billed' });
    expect(() => withParticulars(text, 'en')).toThrow(
      `${mark} begins or ends no section: write {{#en}} … {{/en}}, as content/README.md says; sections are en, de, direct, billed`,
    );
  });
});

describe.each(locales)('the common texts in %s', (locale) => {
  const pages = ['generalTermsAndConditions', 'faq', 'privacy', 'accessibility', 'termsOfUse', 'aboutUs', 'press', 'suppliers'];
  const htmlOf = (page: string) =>
    markdownToHtml(readFileSync(`content/pages/${locale}/${page}.md`, 'utf8').replace(/^---\n.*?\n---\n/s, '')).html;
  const pointsOf = (html: string) => [...html.matchAll(/<h2[^>]*>(.*?)<\/h2>|<(ol|li)[ >]/g)].map(([, heading, block]) => heading ?? block);

  it.each(pages)('name no card, no payment provider and no guest without an account in a billed shop: %s', async (page) => {
    const { withLinkedParticulars } = await particularsOf({ checkoutType: 'billed' });
    const html = withLinkedParticulars(htmlOf(page), locale);
    expect(html).not.toMatch(/\{\{|<(p|li)>\s*<\/\1>/);
    expect(html).not.toMatch(/Stripe|3-D Secure|(?:credit|debit|your) card|card number|as a guest/i);
    expect(html).not.toMatch(/Kreditkarte|Debitkarte|Ihrer? Karte|Kartennummer|als Gast|abgebucht/i);
  });

  it('keep the numbers of their clauses in every shop', async () => {
    const html = htmlOf('generalTermsAndConditions');
    const direct = await particularsOf({ checkoutType: 'direct' });
    const billed = await particularsOf({ checkoutType: 'billed' });
    expect(pointsOf(billed.withLinkedParticulars(html, locale))).toEqual(pointsOf(direct.withLinkedParticulars(html, locale)));
  });
});
