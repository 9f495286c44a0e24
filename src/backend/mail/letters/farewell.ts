import type { Locale } from '#contracts/common.ts';
import type { Letter } from '../letter.ts';
import { words } from '../words.ts';

/** Confirms that an account is deleted. @param bookingUrl absolute: where a booking is found without an account */
export function farewellLetter(
  locale: Locale,
  { orderNumbers, bookingUrl, contact }: { orderNumbers: readonly string[]; bookingUrl: string; contact: string },
): Letter {
  const say = words[locale].deleted;
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
              title: say.bookings.title,
              lines: [say.bookings.text, ...orderNumbers],
              link: { label: say.bookings.link, url: bookingUrl },
            },
          ]
        : []),
      { kind: 'text', text: say.kept },
      { kind: 'text', text: say.notMe(contact) },
    ],
    footer: words[locale].newsletter.footer,
  };
}
