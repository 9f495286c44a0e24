import type { Locale } from '#contracts/common.ts';
import { newsletterMailMessages } from '#i18n/newsletter-mail/index.ts';
import type { Letter } from '../mail/letter.ts';
import { askingLetter } from '../mail/asking-letter.ts';

/** Asks for the second half of a double opt-in. @param links absolute URLs */
export function confirmationLetter(locale: Locale, links: { confirm: string; unsubscribe: string }): Letter {
  const say = newsletterMailMessages(locale);
  const letter = askingLetter(locale, say, { label: say.confirm, url: links.confirm });
  return {
    ...letter,
    blocks: [
      ...letter.blocks,
      { kind: 'section', title: say.notMeTitle, lines: [say.notMeLine], link: { label: say.notMeLink, url: links.unsubscribe } },
    ],
  };
}
