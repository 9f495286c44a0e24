import type { Locale } from '#contracts/common.ts';
import type { Letter } from '../letter.ts';
import { words } from '../words.ts';
import { askingLetter } from './asking.ts';

/** Asks for the second half of a double opt-in. @param links absolute URLs */
export function newsletterLetter(locale: Locale, links: { confirm: string; unsubscribe: string }): Letter {
  const say = words[locale].newsletter;
  const letter = askingLetter(locale, say, { label: say.confirm, url: links.confirm });
  return {
    ...letter,
    blocks: [
      ...letter.blocks,
      { kind: 'section', title: say.notMe.title, lines: [say.notMe.line], link: { label: say.notMe.link, url: links.unsubscribe } },
    ],
  };
}
