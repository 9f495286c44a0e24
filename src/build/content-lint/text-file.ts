import { markdownToMdast } from 'satteri';
import { locales, type Locale } from '#contracts/common.ts';

/** One Markdown file of `content/` or of a brand's `pages/`; `path` from the project's root. */
export type TextFile = { path: string; source: string };
export type Problem = { path: string; line: number; text: string };

/** `content/pages/en/faq.md` is the room `content/pages`, locale `en`, name `faq`. */
export type Place = { room: string; locale: Locale; name: string };

export function placeOf(path: string): Place | undefined {
  const [name = '', folder = '', ...rest] = path.replace(/\.md$/, '').split('/').reverse();
  const locale = locales.find((one) => one === folder);
  return locale && { room: rest.reverse().join('/'), locale, name };
}

/** The file's syntax tree; lines count from the top of the file, front matter included. */
export const treeOf = ({ source }: TextFile) => markdownToMdast(source);
