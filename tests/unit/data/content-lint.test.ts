import { describe, expect, it } from 'vitest';
import { checkContent } from '#data/content-lint/check.ts';

const page = (path: string, body: string) => ({ path, source: `---\ntitle: A page\n---\n\n${body}\n` });
const both = (name: string, body = 'Text.') => [page(`content/pages/en/${name}.md`, body), page(`content/pages/de/${name}.md`, 'Text.')];
const said = (...files: { path: string; source: string }[]) => checkContent(files).map(({ path, line, text }) => `${path}:${line} ${text}`);

describe('the editors\' texts', () => {
  it('are fine with links to pages, cities, tours, articles and elsewhere', () => {
    const links = ['/en/faq', '/en/tours/rome', '/en/toursAndActivities', '/en/magazine/baths', '/en/tours/rome/walk-3ee4da64-619d-4394-95c3-8b94bba2f541', 'https://a.example', '#top', '/en/faq#pay'];
    expect(said(
      ...both('aboutUs', `${links.map((link) => `[a link](${link})`).join(' ')} {{#de}}The [German version](/de/aboutUs) prevails.{{/de}}`), ...both('faq'),
      page('content/magazine/en/baths.md', 'Text.'), page('content/magazine/de/baths.md', 'Text.'),
      page('content/destinations/en/rome.md', 'Text.'), page('content/destinations/de/rome.md', 'Text.'),
    )).toEqual([]);
  });

  it('name the page that has no twin', () => {
    expect(said(page('content/pages/en/jobs.md', 'Text.'))).toEqual([
      'content/pages/en/jobs.md:1 has no twin content/pages/de/jobs.md: translate it, or retire both',
    ]);
  });

  it('ask a brand\'s own pages for its languages alone', () => {
    const room = 'src/brands/fjord/pages';
    const problems = checkContent([page(`${room}/de/privacy.md`, 'Text.'), page(`${room}/en/terms.md`, 'Text.')], () => ['de']);
    expect(problems).toEqual([{ path: `${room}/en/terms.md`, line: 1, text: 'is in a language that the brand does not have: its brand.yaml says de' }]);
  });

  it.each([
    ['a dead link', '[gone](/en/gone)', 'links to /en/gone, and there is no such page'],
    ['a link into the other language', '[de](/de/faq)', 'links to /de/faq, a page in another language'],
    ['a link to its twin that every brand would have', 'No. [de](/de/aboutUs)', 'links to /de/aboutUs, which a brand without that language does not have: put {{#de}} before the sentence and {{/de}} after it'],
    ['a path without a start', '[faq](faq)', 'links to faq: write the whole path, such as /en/faq, or an address with https://'],
    ['a link that runs code', '[x](javascript:alert(1))', 'links to javascript:alert(1): write the whole path, such as /en/faq, or an address with https://'],
    ['a picture without words', '![](./map.png)', 'the picture ./map.png has no alternative text: write ![what it shows](./map.png)'],
    ['HTML', '<b onclick="x()">bold</b>', 'HTML is taken out when the page is built: <b onclick="x()">'],
  ])('name %s with its line', (_, body, text) => {
    expect(said(...both('faq'), ...both('aboutUs', `First.\n\n${body}`))).toContain(`content/pages/en/aboutUs.md:7 ${text}`);
  });
});
