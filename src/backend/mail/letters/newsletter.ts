import type { Locale } from '#contracts/common.ts';
import type { Letter } from '../letter.ts';
import { words } from '../words.ts';

/** Asks for the second half of a double opt-in. @param links absolute URLs */
export function newsletterLetter(locale: Locale, links: { confirm: string; unsubscribe: string }): Letter {
  const say = words[locale].newsletter;
  return {
    locale,
    subject: say.subject,
    preview: say.preview,
    heading: say.heading,
    blocks: [
      { kind: 'text', text: say.intro },
      { kind: 'buttons', buttons: [{ label: say.confirm, url: links.confirm }] },
      { kind: 'text', text: say.expiry },
      { kind: 'section', title: say.notMe.title, lines: [say.notMe.line], link: { label: say.notMe.link, url: links.unsubscribe } },
    ],
    footer: say.footer,
  };
}
