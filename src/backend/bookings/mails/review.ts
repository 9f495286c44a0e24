import { eq } from 'drizzle-orm';
import { reviewMailMessages } from '#i18n/review-mail/index.ts';
import type { Backend } from '../../backend.ts';
import { reviewObjections } from '../../db/reviews-schema.ts';
import { sign } from '../../db/secret.ts';
import { bookedPicture } from '../../images/booked-picture.ts';
import type { Letter } from '../../mail/letter.ts';
import { send } from '../../mail/send.ts';
import { reviewUrl } from '../../tickets/links.ts';
import type { Visit } from '../../tickets/visit.ts';
import type { Booking } from '../booking.ts';
import { visitOf } from '../visit.ts';
import { toBooker } from './to-booker.ts';

/** What is stored of an address whose owner wants no such mails. */
export const objectionHash = ({ signingKey }: Pick<Backend, 'signingKey'>, email: string): string =>
  sign(signingKey, `review objection ${email.toLowerCase()}`);

async function hasObjected(backend: Backend, { booker }: Visit): Promise<boolean> {
  const isTheirs = eq(reviewObjections.addressHash, objectionHash(backend, booker?.email ?? ''));
  return (await backend.db.select().from(reviewObjections).where(isTheirs)).length > 0;
}

/** Each mail says how to have no more of them (§ 7 (3) no. 4 UWG). */
function reviewLetter({ locale, tourName, city, date, booker }: Visit, links: { write: string; stop: string }): Letter {
  const say = reviewMailMessages(locale);
  return {
    locale,
    subject: say.subject({ tour: tourName }),
    preview: say.preview,
    heading: say.heading({ name: booker?.firstName ?? '' }),
    blocks: [
      { kind: 'text', text: say.intro({ tour: tourName, city, date }) },
      { kind: 'buttons', buttons: [{ label: say.button, url: links.write }] },
      { kind: 'text', text: say.honest },
      { kind: 'section', title: say.stopTitle, lines: [say.stopText], link: { label: say.stop, url: links.stop } },
    ],
    footer: say.footer,
  };
}

/** Asks the booker for a review, once, unless they want no such mails. */
export async function sendReviewMail(backend: Backend, booking: Booking): Promise<void> {
  const visit = visitOf(backend, booking);
  if (await hasObjected(backend, visit)) return;
  await send(backend, {
    id: `review.${booking.id}`,
    to: toBooker(visit),
    letter: reviewLetter(visit, { write: reviewUrl(backend, booking.id, 'write'), stop: reviewUrl(backend, booking.id, 'stop') }),
    banner: await bookedPicture(backend, visit.picture, 'banner'),
  });
}
