import type { Locale } from '#contracts/common.ts';
import type { Letter } from '../letter.ts';
import { words } from '../words.ts';

/**
 * Has someone confirm an address or choose a new password. It names nobody: whoever registers a stranger's address may
 * not write to the stranger. @param url absolute
 */
export function accountLetter(locale: Locale, kind: 'verification' | 'reset' | 'known', url: string): Letter {
  const say = words[locale].account[kind];
  return {
    locale,
    subject: say.subject,
    preview: say.preview,
    heading: say.heading,
    blocks: [
      { kind: 'text', text: say.intro },
      { kind: 'buttons', buttons: [{ label: say.button, url }] },
      { kind: 'text', text: say.expiry },
    ],
    footer: words[locale].newsletter.footer,
  };
}
