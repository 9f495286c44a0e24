import type { Locale } from '#contracts/common.ts';
import { dayIn, formatDay } from '#domain/day.ts';
import { operatorMessages } from '#i18n/operators/index.ts';
import type { Backend } from '../backend.ts';
import { drawPage } from '../http/own-page.tsx';
import type { Booking } from '../bookings/booking.ts';
import { visitOf } from '../bookings/visit.ts';
import { requestPath, suggestPath, type Answer } from '../tickets/links.ts';
import type { OpenRequests } from './open-requests.ts';
import { RequestFacts } from './request-facts.tsx';
import { Suggested } from './suggested-time.tsx';

const style = `
.requests { display: grid; gap: 1rem; list-style: none; margin: 1.5rem 0; padding: 0 }
.requests { grid-template-columns: repeat(auto-fill, minmax(min(100%, 26rem), 1fr)) }
.requests article { display: flex; flex-direction: column; height: 100% }
.requests article { background: var(--card); border: 1px solid var(--line); border-radius: .75rem; padding: clamp(1rem, 4vw, 1.5rem) }
.requests h2 { font-size: 1.3125rem; margin: 0 }
.requests dl { margin: .75rem 0 1.25rem }
.requests .answers { margin-top: auto }
.requests .answers { display: flex; flex-wrap: wrap; gap: .75rem }
.answers a { align-items: center; display: flex; flex: 0 1 11rem; justify-content: center }
.answers a { border: 2px solid transparent; border-radius: 999px }
.answers a { font: 650 1.0625rem/1.15 var(--font-display, sans-serif); min-height: 2.75rem; padding: .55rem 1.35rem; text-decoration: none }
.answers a.accept { background: var(--primary); color: var(--on-primary) }
.answers a.accept:hover { background: var(--primary-strong) }
.answers a.decline { border-color: var(--line-strong); color: var(--ink) }
.answers a.decline:hover { border-color: var(--secondary); color: var(--secondary) }
.small { color: var(--ink-soft); font-size: .9375rem; max-width: 40rem }
@media (max-width: 30rem) { .answers a { flex: 1 1 8rem } }
.answers a.suggest { flex-basis: 100% }
`;

type Props = { backend: Backend; booking: Booking; locale: Locale; token: string };

/** The links lead to the page that asks once more and answers: a link alone changes nothing. */
function Request({ backend, booking, locale, token }: Props) {
  const say = operatorMessages(locale);
  const visit = visitOf(backend, booking, locale);
  const { bookingId, tourName: tour, orderNumber: order } = visit;
  const link = (answer: Answer) => (
    <a
      className={answer}
      href={`${requestPath(backend.signingKey, bookingId, answer)}?from=${token}`}
      aria-label={say.about({ answer: say[answer], tour, order })}
    >
      {say[answer]}
    </a>
  );
  return (
    <article aria-labelledby={`tour-${bookingId}`}>
      <h2 id={`tour-${bookingId}`}>{tour}</h2>
      <RequestFacts visit={visit} isOpen isNamed />
      <Suggested backend={backend} booking={booking} locale={locale} />
      <div className="answers">
        {link('accept')}
        {link('decline')}
        <a
          className="decline suggest"
          href={`${suggestPath(backend.signingKey, bookingId)}?from=${token}`}
          aria-label={say.about({ answer: say.suggest, tour, order })}
        >
          {say.suggest}
        </a>
      </div>
    </article>
  );
}

/** All requests that wait for an operator's answer. */
export function drawOpenRequests(
  backend: Backend,
  { requests, hasMore, timeZone, until }: OpenRequests,
  { token, locale }: Pick<Props, 'token' | 'locale'>,
): ReturnType<typeof drawPage> {
  const say = operatorMessages(locale);
  const day = formatDay(dayIn(timeZone, until), locale, { dateStyle: 'long' });
  const content = (
    <>
      <p>{requests.length === 0 ? say.openNone : say.openCount(requests.length)}</p>
      <ul className="requests">
        {requests.map((booking) => (
          <li key={booking.id}>
            <Request backend={backend} booking={booking} locale={locale} token={token} />
          </li>
        ))}
      </ul>
      {hasMore && <p>{say.more}</p>}
      <p className="small">{say.linkUntil({ day })}</p>
    </>
  );
  return drawPage(backend.brand, { title: say.openTitle, content, lang: locale, extraStyle: style });
}
