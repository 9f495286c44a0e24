import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { ReactNode } from 'react';
import type { Locale } from '#contracts/common.ts';
import { shoreCallTexts } from '#domain/cruises/shore-call-texts.ts';
import { formatDay } from '#domain/day.ts';
import { callChangeMessages } from '#i18n/call-changes/index.ts';
import { shoreCallMessages } from '#i18n/shore-call/index.ts';
import type { Backend } from '../../backend.ts';
import type { Booking } from '../../bookings/booking.ts';
import { visitOf } from '../../bookings/visit.ts';
import { drawFormPage } from '../../http/form-page.tsx';
import { ErrorSummary, Links } from '../../http/form-parts.tsx';
import { answerPage } from '../../http/own-page.tsx';
import { bookedCallOf, shoreCallIn } from '../../sailings/shore-call.ts';
import type { Priced } from '../../suppliers/supplier.ts';
import { routeOf } from '../call-now.ts';
import { deadlineText } from '../mails/ship-blocks.ts';

export const timeField = 'time';
export const moneyField = 'money';

/** A time as the form names it: `2026-12-05 10:00`. */
const valueOf = ({ resource: { day, startingTime } }: Pick<Priced, 'resource'>): string => `${day} ${startingTime}`;

const style = `
.times { display: grid; gap: .75rem; list-style: none; margin: 0 0 1.25rem; padding: 0 }
.times > li { background: var(--card); border: 1px solid var(--line); border-radius: .75rem; padding: .85rem 1rem }
.times p { color: var(--ink-soft); font-size: .95rem; margin: 0 0 .6rem }
.old dd { color: var(--ink-soft); text-decoration: line-through }
`;

type Drawn = { title: string; content: ReactNode; lang: Locale; status?: ContentfulStatusCode };

const page = (c: Context, { brand }: Pick<Backend, 'brand'>, { status = 200, ...drawn }: Drawn): Response =>
  answerPage(c, drawFormPage(brand, { ...drawn, moreStyle: style }), status);

const ToBooking = ({ url, locale }: { url: string; locale: Locale }) => (
  <Links links={[{ href: url, text: callChangeMessages(locale).toBooking }]} />
);

/** What the ship clock says of a time. */
function clockOf(backend: Backend, booking: Booking, { product, selection }: Priced, locale: Locale): string {
  const route = routeOf(backend, booking);
  const found = route && shoreCallIn(route, product, selection);
  return found ? shoreCallTexts(bookedCallOf(found), selection.queryDate, locale, shoreCallMessages(locale)).clock : '';
}

type Choice = { booking: Booking; free: readonly Priced[]; problem?: string };

/** What is booked, the times that fit, and the money. */
export function choicePage(c: Context, backend: Backend, { booking, free, problem }: Choice): Response {
  const { locale, tourName, lines, total, bookingUrl, date, time } = visitOf(backend, booking);
  const say = callChangeMessages(locale);
  const { callChange, item } = booking;
  const about = { ship: item.shoreCall?.cruiseShipName ?? '', deadline: callChange ? deadlineText(booking, callChange, locale) : '' };
  const content = (
    <>
      <ErrorSummary title={say.problem} problems={problem === undefined ? {} : { form: problem }} />
      <p>{free.length > 0 ? say.lead(about) : say.leadNone(about)}</p>
      <p>
        <strong>{tourName}</strong>
      </p>
      <dl>
        <div className="old">
          <dt>{say.booked}</dt>
          <dd>{`${date}, ${time}`}</dd>
        </div>
        <div>
          <dt>{say.travellers}</dt>
          <dd>{lines.map(({ quantity, label }) => `${quantity} × ${label}`).join(', ')}</dd>
        </div>
        <div>
          <dt>{say.total}</dt>
          <dd>
            <strong>{total}</strong>
          </dd>
        </div>
      </dl>
      <form method="post">
        {free.length > 0 && (
          <>
            <h2>{say.timesTitle}</h2>
            <ul className="times">
              {free.map((priced) => (
                <li key={valueOf(priced)}>
                  <p>{clockOf(backend, booking, priced, locale)}</p>
                  <button name={timeField} value={valueOf(priced)}>
                    {say.take({
                      date: formatDay(priced.resource.day, locale, { weekday: 'short', day: 'numeric', month: 'long' }),
                      time: priced.resource.startingTime,
                    })}
                  </button>
                </li>
              ))}
            </ul>
          </>
        )}
        <button name={moneyField} value="all" className="quiet" aria-describedby="money-hint">
          {say.money}
        </button>
        <p className="hint" id="money-hint">
          {say.moneyHint}
        </p>
      </form>
      <ToBooking url={bookingUrl} locale={locale} />
    </>
  );
  return page(c, backend, { title: say.title, content, lang: locale, status: problem === undefined ? 200 : 409 });
}

/** What was chosen; of what cannot be chosen any more, that it is over. */
export function outcomePage(c: Context, backend: Backend, booking: Booking): Response {
  const { locale, tourName: tour, date, time, answerBy: deadline, bookingUrl } = visitOf(backend, booking);
  const say = callChangeMessages(locale);
  const isRequest = booking.status === 'on_request';
  const moved = isRequest
    ? { title: say.takenRequestTitle, text: say.takenRequest({ tour, date, time, deadline }) }
    : { title: say.takenTitle, text: say.taken({ tour, date, time }) };
  const over = { title: say.overTitle, text: say.over, status: 410 as const };
  const outcomes = { moved, refund: { title: say.refundedTitle, text: say.refunded }, stands: over, offer: over };
  const { text, ...drawn } = outcomes[booking.callChange?.outcome ?? 'stands'];
  const content = (
    <>
      <p>{text}</p>
      <ToBooking url={bookingUrl} locale={locale} />
    </>
  );
  return page(c, backend, { ...drawn, content, lang: locale });
}
