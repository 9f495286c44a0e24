import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { ReactNode } from 'react';
import type { Locale } from '#contracts/common.ts';
import { shoreCallLines } from '#domain/cruises/shore-call-texts.ts';
import type { SuggestedTime } from '#domain/suggested-time.ts';
import { shoreCallMessages } from '#i18n/shore-call/index.ts';
import { suggestedTimeMessages } from '#i18n/suggested-time/index.ts';
import type { Backend } from '../../backend.ts';
import type { Booking } from '../../bookings/booking.ts';
import { inWords, payingFor } from '../../bookings/paying.ts';
import { movedTo } from '../../bookings/suggested-time.ts';
import { visitOf } from '../../bookings/visit.ts';
import { drawFormPage } from '../../http/form-page.tsx';
import { Links } from '../../http/form-parts.tsx';
import { answerPage } from '../../http/own-page.tsx';

const style = `
.times { gap: .75rem; grid-template-columns: 1fr; margin: 0 0 1.25rem }
.times > div { background: var(--card); border: 1px solid var(--line); border-radius: .75rem; display: block; padding: .85rem 1rem }
.times > .new { border: 2px solid var(--secondary) }
.times dd { font-weight: 600 }
.times .old dd { color: var(--ink-soft); text-decoration: line-through }
button + button { margin-top: .75rem }
`;

type Drawn = { title: string; content: ReactNode; lang: Locale; status?: ContentfulStatusCode };

const page = (c: Context, { brand }: Pick<Backend, 'brand'>, { status = 200, ...drawn }: Drawn): Response =>
  answerPage(c, drawFormPage(brand, { ...drawn, moreStyle: style }), status);

const ToBooking = ({ url, locale }: { url: string; locale: Locale }) => (
  <Links links={[{ href: url, text: suggestedTimeMessages(locale).toBooking }]} />
);

/** What was asked for, what is suggested, and the two answers. */
export async function answerFormPage(c: Context, backend: Backend, booking: Booking, suggestedTime: SuggestedTime): Promise<Response> {
  const { locale, tourName, answerBy: deadline, lines, total, bookingUrl, ...asked } = visitOf(backend, booking);
  const say = suggestedTimeMessages(locale);
  const suggested = visitOf(backend, { ...booking, ...movedTo(booking, suggestedTime) });
  const paying = await payingFor(backend, booking);
  const accept = inWords(paying, { setAside: say.accept({ total }), paid: say.acceptOnAccount, onAccount: () => say.acceptOnAccount });
  const content = (
    <>
      <p>{say.lead({ deadline })}</p>
      <p>
        <strong>{tourName}</strong>
      </p>
      <dl className="times">
        <div className="old">
          <dt>{say.asked}</dt>
          <dd>{`${asked.date}, ${asked.time}`}</dd>
        </div>
        <div className="new">
          <dt>{say.suggested}</dt>
          <dd>{`${suggested.date}, ${suggested.time}`}</dd>
        </div>
      </dl>
      <dl>
        <div>
          <dt>{say.travellers}</dt>
          <dd>{lines.map(({ quantity, label }) => `${quantity} × ${label}`).join(', ')}</dd>
        </div>
        {suggested.shoreCall && (
          <div>
            <dt>{shoreCallMessages(locale).yourShip}</dt>
            <dd>{shoreCallLines(suggested.shoreCall).join('. ')}</dd>
          </div>
        )}
        <div>
          <dt>{say.total}</dt>
          <dd>
            <strong>{total}</strong>
          </dd>
        </div>
        <div>
          <dt>{suggested.cancellation.title}</dt>
          <dd>{suggested.cancellation.lines.join(' ')}</dd>
        </div>
      </dl>
      <form method="post">
        <button name="answer" value="accept">
          {accept}
        </button>
        <button name="answer" value="decline" className="quiet" aria-describedby="decline-hint">
          {say.decline}
        </button>
        <p className="hint" id="decline-hint">
          {say.declineHint}
        </p>
      </form>
      <ToBooking url={bookingUrl} locale={locale} />
    </>
  );
  return page(c, backend, { title: say.title, content, lang: locale });
}

/** What became of it: `over` where it can be answered no more. */
export function outcomePage(c: Context, backend: Backend, booking: Booking, outcome: 'accepted' | 'ended' | 'over'): Response {
  const { locale, tourName: tour, date, time, bookingUrl } = visitOf(backend, booking);
  const say = suggestedTimeMessages(locale);
  const texts = {
    accepted: { title: say.acceptedTitle, text: say.accepted({ tour, date, time }) },
    ended: { title: say.endedTitle, text: say.ended },
    over: { title: say.overTitle, text: say.over },
  };
  const { title, text } = texts[outcome];
  const content = (
    <>
      <p>{text}</p>
      <ToBooking url={bookingUrl} locale={locale} />
    </>
  );
  return page(c, backend, { title, content, lang: locale, status: outcome === 'over' ? 410 : 200 });
}
