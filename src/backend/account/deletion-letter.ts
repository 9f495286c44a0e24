import type { Locale } from '#contracts/common.ts';
import { accountDeletedMailMessages } from '#i18n/account-deleted-mail/index.ts';
import { mailMessages } from '#i18n/mail/index.ts';
import type { Letter } from '../mail/letter.ts';

/** Confirms that an account is deleted. @param bookingUrl absolute: where a booking is found without an account */
export function deletionLetter(
  locale: Locale,
  { orderNumbers, bookingUrl, contact }: { orderNumbers: readonly string[]; bookingUrl: string; contact: string },
): Letter {
  const say = accountDeletedMailMessages(locale);
  return {
    locale,
    subject: say.subject,
    preview: say.preview,
    heading: say.heading,
    blocks: [
      { kind: 'text', text: say.intro },
      ...(orderNumbers.length > 0
        ? [
            {
              kind: 'section' as const,
              title: say.bookingsTitle,
              lines: [say.bookingsText, ...orderNumbers],
              link: { label: say.bookingsLink, url: bookingUrl },
            },
          ]
        : []),
      { kind: 'text', text: say.kept },
      { kind: 'text', text: say.notMe({ contact }) },
    ],
    footer: mailMessages(locale).footer,
  };
}
