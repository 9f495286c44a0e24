import { dirname, join } from 'node:path/posix';
import { locales } from '#contracts/common.ts';
import { productKindIds } from '#domain/products/registry.ts';
import { parseTourPath, paths } from '#domain/routes.ts';
import { visit } from 'unist-util-visit';
import type { Known } from './known.ts';
import { placeOf, treeOf, type Place, type Problem, type TextFile } from './text-file.ts';

/** Every path that a text may link to. Tours come and go without a build: theirs only have to look right. */
export function pathsOf(files: readonly TextFile[]): Set<string> {
  const fixed = locales.flatMap((locale) => [
    paths.home(locale),
    paths.listing(locale),
    paths.search(locale),
    paths.booking(locale),
    paths.login(locale),
    paths.dashboard(locale),
  ]);
  const written = files.flatMap(({ path }) => {
    const place = placeOf(path);
    if (!place) return [];
    const { room, locale, name } = place;
    if (room === 'content/destinations') return productKindIds.map((type) => paths.city(locale, type, name));
    return [room === 'content/magazine' ? paths.article(locale, name) : `/${locale}/${name}`];
  });
  return new Set([...fixed, ...written]);
}

/** A text may point to its own twin, and to no other page in the other language. */
function isStranger(path: string, { locale, name }: Place): boolean {
  return !path.startsWith(`/${locale}/`) && !path.endsWith(`/${name}`);
}

function problemWith(url: string, known: ReadonlySet<string>, place: Place | undefined): string | undefined {
  if (/^(https:|mailto:|tel:|#)/.test(url)) return undefined;
  const path = url.replace(/[?#].*$/, '');
  if (!path.startsWith('/')) return `links to ${url}: write the whole path, such as /en/faq, or an address with https://`;
  if (place && isStranger(path, place)) return `links to ${url}, a page in another language`;
  return known.has(path) || parseTourPath(path) ? undefined : `links to ${url}, and there is no such page`;
}

/** A brand without that language drops the section, and the link with it. A brand's own text knows what languages there are. */
function sectionProblem({ path, source }: TextFile, url: string, offset: number): string | undefined {
  const [, locale] = /^\/([a-z]{2})\//.exec(url) ?? [];
  const place = placeOf(path);
  if (!locale || !place || locale === place.locale || !path.startsWith('content/')) return undefined;
  const before = source.slice(0, offset);
  if (before.lastIndexOf(`{{#${locale}}}`) > before.lastIndexOf(`{{/${locale}}}`)) return undefined;
  return [
    `links to ${url}, which a brand without that language does not have:`,
    `put {{#${locale}}} before the sentence and {{/${locale}}} after it`,
  ].join(' ');
}

/** Dead links, links into the other language, pictures without words for those who cannot see them. */
export function checkReferences(file: TextFile, pages: ReadonlySet<string>, { hasFile }: Known): Problem[] {
  const problems: Problem[] = [];
  const place = placeOf(file.path);
  visit(treeOf(file), (node) => {
    const line = node.position?.start.line ?? 1;
    if (node.type === 'link' || node.type === 'definition') {
      const text = problemWith(node.url, pages, place) ?? sectionProblem(file, node.url, node.position?.start.offset ?? 0);
      if (text) problems.push({ path: file.path, line, text });
    }
    if (node.type === 'image' && !node.alt?.trim()) {
      problems.push({
        path: file.path,
        line,
        text: `the picture ${node.url} has no alternative text: write ![what it shows](${node.url})`,
      });
    }
    if (node.type === 'image' && !/^https:/.test(node.url) && !hasFile(join(dirname(file.path), node.url))) {
      problems.push({
        path: file.path,
        line,
        text: `the picture ${node.url} is not there: put it beside the text, and write ./ before its name`,
      });
    }
    if (node.type === 'html')
      problems.push({ path: file.path, line, text: `HTML is taken out when the page is built: ${node.value.slice(0, 40)}` });
  });
  return problems;
}
