import type { Locale } from '#contracts/common.ts';
import { bookingCodeMailMessages } from '#i18n/booking-code-mail/index.ts';
import { mailMessages } from '#i18n/mail/index.ts';
import type { Letter } from '../../mail/letter.ts';

/** To the booker, who alone reads this mailbox. */
export function codeLetter(locale: Locale, orderNumber: string, code: string): Letter {
  const say = bookingCodeMailMessages(locale);
  return {
    locale,
    subject: say.subject({ code }),
    preview: say.preview,
    heading: say.heading,
    blocks: [
      { kind: 'text', text: say.intro({ order: orderNumber }) },
      { kind: 'facts', facts: [{ label: say.label, value: code }] },
      { kind: 'text', text: say.expiry },
    ],
    footer: mailMessages(locale).footer,
  };
}
