import { eq } from 'drizzle-orm';
import { reviewMessages } from '#i18n/reviews/index.ts';
import { reviewNoticeMailMessages } from '#i18n/review-notice-mail/index.ts';
import type { Backend } from '../backend.ts';
import type { Booking } from '../bookings/booking.ts';
import { bookingJob } from '../bookings/booking-job.ts';
import { visitOf } from '../bookings/visit.ts';
import { reviews } from '../db/reviews-schema.ts';
import type { Letter } from '../mail/letter.ts';
import { send } from '../mail/send.ts';
import { operatorsLocale } from '../bookings/mails/operators-locale.ts';
import { reviewUrl } from '../tickets/links.ts';
import type { Visit } from '../tickets/visit.ts';
import { readReview, type Review } from './review.ts';

function noticeLetter({ locale, tourName }: Visit, { rating, text, author }: Review, answerUrl: string): Letter {
  const say = reviewNoticeMailMessages(locale);
  return {
    locale,
    subject: say.subject({ tour: tourName, rating }),
    preview: say.preview,
    heading: say.heading,
    blocks: [
      { kind: 'text', text: say.intro({ tour: tourName, author: author ?? reviewMessages(locale).noName }) },
      { kind: 'section', title: say.review({ rating }), lines: text.split('\n').filter((line) => line !== '') },
      { kind: 'text', text: say.answerText },
      { kind: 'buttons', buttons: [{ label: say.answer, url: answerUrl }] },
    ],
    footer: say.footer,
  };
}

/** Brings the operator a review, as long as it is shown. An operator without an address cannot answer. */
async function sendReviewNotice(backend: Backend, booking: Booking): Promise<void> {
  const visit = visitOf(backend, booking, operatorsLocale);
  const { name, email } = visit.operator;
  const review = await readReview(backend.db, eq(reviews.bookingId, booking.id));
  if (review?.status !== 'shown' || email === '') return;
  await send(backend, {
    id: `review_notice.${booking.id}`,
    to: { name, address: email },
    letter: noticeLetter(visit, review, reviewUrl(backend, booking.id, 'answer')),
  });
}

export const reviewNoticeMail = bookingJob({ kind: 'review_notice_mail', queue: 'mail', work: sendReviewNotice });
