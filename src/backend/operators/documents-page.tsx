import type { Context } from 'hono';
import type { Locale } from '#contracts/common.ts';
import { operatorMessages } from '#i18n/operators/index.ts';
import type { Backend } from '../backend.ts';
import { stands, type Booking } from '../bookings/booking.ts';
import { openAnswers } from '../bookings/sealed-answers.ts';
import { secretQuestions } from '../bookings/secret-answers.ts';
import { visitOf } from '../bookings/visit.ts';
import { ownPage } from '../http/own-page.tsx';

type Row = { name: string; label: string; answer: string };

function rowsOf(backend: Backend, { checkoutKey, item, order }: Booking, locale: Locale): Row[] {
  const secret = secretQuestions(backend, { item });
  return openAnswers(backend, checkoutKey, order)
    .bookingQuestionsAnswers.filter(({ questionId }) => secret.includes(questionId))
    .map(({ questionId, participant, answer }) => ({
      name: participant === undefined ? '' : (order.cart.participants[participant]?.name ?? ''),
      label: item.questions.find(({ id }) => id === questionId)?.label[locale] ?? '',
      answer,
    }));
}

/** The numbers of passports and identity cards, for the operator of the visit alone; nothing once they are deleted. */
export function documentsPage(c: Context, backend: Backend, booking: Booking, locale: Locale): Response {
  const { brand } = backend;
  const say = operatorMessages(locale);
  if (!stands(booking) || booking.secretsUntil === null)
    return ownPage(c, brand, say.documentsGoneTitle, <p>{say.documentsGone}</p>, 410, locale);
  const { orderNumber, tourName, city, date, time } = visitOf(backend, booking, locale);
  return ownPage(
    c,
    brand,
    say.documentsTitle,
    <>
      <p>
        {tourName}
        <br />
        {date}, {time} ({city})
        <br />
        {orderNumber}
      </p>
      <ul className="mails">
        {rowsOf(backend, booking, locale).map(({ name, label, answer }, index) => (
          <li key={index}>
            <p>{[name, label].filter(Boolean).join(': ')}</p>
            <p>
              <strong>{answer}</strong>
            </p>
          </li>
        ))}
      </ul>
      <p>{say.documentsText}</p>
    </>,
    200,
    locale,
  );
}
