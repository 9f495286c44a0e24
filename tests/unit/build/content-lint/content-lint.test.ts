import { describe, expect, it } from 'vitest';
import type { CruiseRouteSource } from '#backend/catalogue/cruise-source.ts';
import { readSources } from '#backend/catalogue/read.ts';
import type { TourSource } from '#backend/catalogue/schema.ts';
import { unexplainedAccess } from '#build/content-lint/access.ts';
import { contradictions } from '#build/content-lint/catalogue.ts';
import { checkContent } from '#build/content-lint/check.ts';

const page = (path: string, body: string) => ({ path, source: `---\ntitle: A page\n---\n\n${body}\n` });
const both = (name: string, body = 'Text.') => [page(`content/pages/en/${name}.md`, body), page(`content/pages/de/${name}.md`, 'Text.')];
const said = (...files: { path: string; source: string }[]) => checkContent(files).map(({ path, line, text }) => `${path}:${line} ${text}`);

const particulars = ['name', 'support.email'];

describe("the editors' texts", () => {
  it('are fine with links to pages, cities, tours, articles and elsewhere', () => {
    const links = [
      '/en/faq',
      '/en/tours/rome',
      '/en/toursAndActivities',
      '/en/magazine/baths',
      '/en/tours/rome/walk-3ee4da64-619d-4394-95c3-8b94bba2f541',
      'https://a.example',
      '#top',
      '/en/faq#pay',
    ];
    expect(
      said(
        ...both(
          'aboutUs',
          `${links.map((link) => `[a link](${link})`).join(' ')} {{#de}}The [German version](/de/aboutUs) prevails.{{/de}}`,
        ),
        ...both('faq'),
        page('content/magazine/en/baths.md', 'Text.'),
        page('content/magazine/de/baths.md', 'Text.'),
        page('content/destinations/en/rome.md', 'Text.'),
        page('content/destinations/de/rome.md', 'Text.'),
      ),
    ).toEqual([]);
  });

  it('name the page that has no twin', () => {
    expect(said(page('content/pages/en/jobs.md', 'Text.'))).toEqual([
      'content/pages/en/jobs.md:1 has no twin content/pages/de/jobs.md: translate it, or retire both',
    ]);
  });

  it("ask a brand's own pages for its languages alone", () => {
    const room = 'src/brands/fjord/pages';
    const problems = checkContent([page(`${room}/de/privacy.md`, 'Text.'), page(`${room}/en/terms.md`, 'Text.')], {
      localesOf: () => ['de'],
    });
    expect(problems).toEqual([
      { path: `${room}/en/terms.md`, line: 1, text: 'is in a language that the brand does not have: its brand.yaml says de' },
    ]);
  });

  it.each([
    ['a dead link', '[gone](/en/gone)', 'links to /en/gone, and there is no such page'],
    ['a link into the other language', '[de](/de/faq)', 'links to /de/faq, a page in another language'],
    [
      'a link to its twin that every brand would have',
      'No. [de](/de/aboutUs)',
      'links to /de/aboutUs, which a brand without that language does not have: put {{#de}} before the sentence and {{/de}} after it',
    ],
    ['a path without a start', '[faq](faq)', 'links to faq: write the whole path, such as /en/faq, or an address with https://'],
    [
      'a link that runs code',
      '[x](javascript:alert(1))',
      'links to javascript:alert(1): write the whole path, such as /en/faq, or an address with https://',
    ],
    ['a picture without words', '![](./map.png)', 'the picture ./map.png has no alternative text: write ![what it shows](./map.png)'],
    ['HTML', '<b onclick="x()">bold</b>', 'HTML is taken out when the page is built: <b onclick="x()">'],
  ])('name %s with its line', (_, body, text) => {
    expect(said(...both('faq'), ...both('aboutUs', `First.\n\n${body}`))).toContain(`content/pages/en/aboutUs.md:7 ${text}`);
  });

  it.each([
    [
      'a particular that no brand has',
      'Write to {{support.mail}}.',
      '{{support.mail}} is nothing that a brand has: write one of name, support.email',
    ],
    [
      'a section of another language',
      '{{#fr}}Bon.{{/fr}}',
      "{{#fr}} is no section's mark: these are {{#en}}, {{#de}}, {{#direct}}, {{#billed}}",
    ],
    [
      'a mark with a space in it',
      '{{# billed}}If so.{{/billed}}',
      "{{# billed}} is no section's mark: these are {{#en}}, {{#de}}, {{#direct}}, {{#billed}}",
    ],
    ['a section without an end', '{{#de}}If so.\n\nThen.{{/de}}', '{{#de}} needs a {{/de}} in the same paragraph or point of a list'],
    [
      'a section of two points',
      '- {{#billed}}If so.\n- Then.{{/billed}}',
      '{{#billed}} needs a {{/billed}} in the same paragraph or point of a list',
    ],
    [
      'a section of paragraphs that ends within one',
      '{{#direct}}\n\nIf so.{{/direct}}',
      '{{#direct}} needs a {{/direct}} that stands alone as well, with an empty line above and below',
    ],
    [
      'a section with a heading of the list of contents',
      '{{#direct}}\n\n## Cards\n\n{{/direct}}',
      '{{#direct}} holds a heading of the second level (##), which the list of contents shows in every shop: leave the heading outside',
    ],
    [
      'a section in a heading',
      '### {{#direct}}Cards{{/direct}}',
      '{{#direct}} stands in a heading: put both marks on lines of their own, above the heading and below what belongs to it',
    ],
    ['an end without a section', 'If so.{{/de}}', '{{/de}} needs a {{#de}} before it'],
    [
      'a section that ends after the one around it',
      '{{#direct}}If {{#de}}so{{/direct}}.{{/de}}',
      '{{/direct}} stands before {{/de}}: what begins last ends first',
    ],
    [
      'a section within one of the same name',
      '{{#direct}}If {{#direct}}so{{/direct}}.{{/direct}}',
      '{{#direct}} stands within another {{#direct}}',
    ],
    [
      'a picture that is not there',
      '![A map](./map.png)',
      'the picture ./map.png is not there: put it beside the text, and write ./ before its name',
    ],
  ])('name %s with its line', (_, body, text) => {
    const files = both('aboutUs', `First.\n\n${body}`);
    const problems = checkContent(files, { particulars, hasFile: (path) => path === 'content/pages/en/other.png' });
    expect(problems).toContainEqual({ path: 'content/pages/en/aboutUs.md', line: 7, text });
  });

  it('may name what a brand has, and pictures that are there', () => {
    const files = both('aboutUs', '{{name}}, {{ support.email }} {{#de}}auch deutsch{{/de}} ![A map](./map.png)');
    expect(checkContent(files, { particulars, hasFile: (path) => path === 'content/pages/en/map.png' })).toEqual([]);
  });

  it('may have words and paragraphs for the brands whose checkout is of one type', () => {
    const text = [
      'Pay {{#direct}}by card{{/direct}}{{#billed}}on account, {{#de}}in two languages{{/de}}{{/billed}}.',
      '{{#direct}}',
      '### How can I pay?',
      'By card.{{#de}} Auch so.{{/de}}',
      '- A point',
      '{{/direct}}',
      '{{#billed}}',
      'On account.',
      '{{/billed}}',
    ].join('\n\n');
    expect(checkContent(both('aboutUs', text), { particulars })).toEqual([]);
  });

  it.each([
    ['without a head', 'Text.\n', 1, 'does not begin with its head: a line ---, title and the like, a line ---'],
    [
      'with a colon that needs quotes',
      '---\ntitle: A page\nlead: Tours: all\n---\n\nText.\n',
      3,
      "this line of the head cannot be read: put quotes around a value that has a colon in it, as in description: 'Tours: all'",
    ],
  ])('%s are named', (_, source, line, text) => {
    const files = [{ path: 'content/pages/en/jobs.md', source }, page('content/pages/de/jobs.md', 'Text.')];
    expect(checkContent(files)).toEqual([{ path: 'content/pages/en/jobs.md', line, text }]);
  });
});

it('a tour that takes wheelchairs or prams says how it is for them; dogs need no word', () => {
  const tour = (slug: string, access: string[], accessibility: object[] = []) => ({ slug, access, accessibility }) as unknown as TourSource;
  const said = [{ en: 'Two steps at the door.', de: 'Zwei Stufen an der Tür.' }];
  const tours = [tour('silent', ['dogs', 'prams']), tour('spoken', ['wheelchairs'], said), tour('with-dogs', ['dogs'])];
  expect(unexplainedAccess({ cities: [{ city: 'rome', operators: {}, tours }] })).toEqual([
    'rome/silent: accessibility says nothing of prams, which access names',
  ]);
});

it('each sailing whose ship, port or times are wrong is named with its file and why, and the first thing else', async () => {
  const directory = 'content/catalogue';
  const { sources } = await readSources({ directory });
  expect(contradictions(sources, directory)).toEqual([]);
  const calls = [
    { port: 'barcelona', departure: '2031-05-09T18:00', berth: 'docked' as const },
    { port: 'santorini', arrival: '2031-05-12T08:00', departure: '2031-05-12T18:00', berth: 'tender' as const },
    { port: 'barcelona', arrival: '2031-05-16T06:30', berth: 'docked' as const },
  ];
  const right = { cruiseRouteUuid: 'a', ship: 'meridian-star', title: { en: 'Spring', de: 'Frühling' }, calls };
  const withCall = (change: Partial<CruiseRouteSource['calls'][number]>) => ({
    ...right,
    calls: calls.map((call, index) => (index === 1 ? { ...call, ...change } : call)),
  });
  const routes = {
    right,
    ship: { ...right, ship: 'meridian-sun' },
    port: withCall({ port: 'thera' }),
    order: withCall({ departure: '2031-05-17T18:00' }),
    missing: withCall({ arrival: undefined }),
  };
  const wrong = [
    'cruises/routes/ship.yaml: lines.yaml has no ship meridian-sun',
    'cruises/routes/port.yaml: ports.yaml has no thera',
    'cruises/routes/order.yaml: barcelona: 2031-05-16T06:30 is before what comes before it',
    'cruises/routes/missing.yaml: santorini needs an arrival and a departure',
  ];
  const cruises = { ...sources.cruises, routes };
  expect(contradictions({ ...sources, cruises }, directory)).toEqual(wrong.map((problem) => `${directory}/${problem}`));
  const twins = { ...sources.cruises, routes: { right, twin: right } };
  expect(contradictions({ ...sources, cruises: twins }, directory)).toEqual([`${directory}/cruises: two routes have one id`]);
});
