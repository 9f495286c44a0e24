import type { Locale } from '#contracts/common.ts';
import type { Letter } from '../letter.ts';
import { words } from '../words.ts';

/** To the booker, who alone reads this mailbox. */
export function codeLetter(locale: Locale, orderNumber: string, code: string): Letter {
  const say = words[locale].code;
  return {
    locale,
    subject: say.subject(code),
    preview: say.preview,
    heading: say.heading,
    blocks: [
      { kind: 'text', text: say.intro(orderNumber) },
      { kind: 'facts', facts: [{ label: say.label, value: code }] },
      { kind: 'text', text: say.expiry },
    ],
    footer: say.footer,
  };
}
