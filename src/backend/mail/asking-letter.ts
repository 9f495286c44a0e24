import type { Locale } from '#contracts/common.ts';
import { mailMessages } from '#i18n/mail/index.ts';
import type { Letter } from './letter.ts';

type Words = Pick<Letter, 'subject' | 'preview' | 'heading'> & { intro: string; expiry: string };

/** A letter that asks for one thing, for which there is one button. @param button its `url` absolute */
export const askingLetter = (
  locale: Locale,
  { subject, preview, heading, intro, expiry }: Words,
  button: { label: string; url: string },
): Letter => ({
  locale,
  subject,
  preview,
  heading,
  blocks: [
    { kind: 'text', text: intro },
    { kind: 'buttons', buttons: [button] },
    { kind: 'text', text: expiry },
  ],
  footer: mailMessages(locale).footer,
});
