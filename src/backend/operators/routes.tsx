import { Hono, type Context } from 'hono';
import { operatorMessages } from '#i18n/operators/index.ts';
import type { Backend } from '../backend.ts';
import { offeredLocale } from '../http/language.ts';
import { answerPage, ownPage } from '../http/own-page.tsx';
import { readToken, suggestPath, type Answer } from '../tickets/links.ts';
import { operatorsLocale } from '../bookings/mails/operators-locale.ts';
import { visitOf } from '../bookings/visit.ts';
import { readBooking, type Booking } from '../bookings/booking.ts';
import { accept, decline } from './decide.ts';
import { documentsPage } from './documents-page.tsx';
import { unlisted } from './headers.ts';
import { drawOpenRequests } from './open-requests-page.tsx';
import { listOf, readOpenRequests } from './open-requests.ts';
import { RequestFacts } from './request-facts.tsx';
import { Suggested } from './suggested-time.tsx';

/** Where operators see and answer requests. A GET changes nothing: mail programs open links by themselves. */
export function requestRoutes(backend: Backend): Hono {
  const { brand, signingKey } = backend;
  const app = new Hono();
  const locale = offeredLocale(operatorsLocale, brand.locales);
  const say = operatorMessages(locale);
  const titles = {
    on_request: say.titleOnRequest,
    confirmed: say.titleConfirmed,
    declined: say.titleDeclined,
    cancelled: say.titleCancelled,
  };
  const outcomes = { confirmed: say.outcomeConfirmed, declined: say.outcomeDeclined, cancelled: say.outcomeCancelled };
  const buttons = { accept: say.buttonAccept, decline: say.buttonDecline };

  async function find(token: string): Promise<{ booking: Booking; answer: Answer } | undefined> {
    const read = readToken(signingKey, 'request', token);
    const booking = read && (await readBooking(backend.db, read.bookingId));
    return booking && { booking, answer: read.part === 'accept' ? 'accept' : 'decline' };
  }

  const unknown = (c: Context): Response => ownPage(c, brand, say.unknownTitle, <p>{say.unknownText}</p>, 404, locale);
  const expired = (c: Context): Response => ownPage(c, brand, say.expiredTitle, <p>{say.expiredText}</p>, 410, locale);

  function show(c: Context, booking: Booking, answer: Answer): Response {
    const list = listOf(backend, c.req.query('from') ?? '');
    return ownPage(
      c,
      brand,
      titles[booking.status],
      <>
        <RequestFacts visit={visitOf(backend, booking, locale)} isOpen={booking.status === 'on_request'} />
        {booking.status === 'on_request' ? (
          <>
            <Suggested backend={backend} booking={booking} locale={locale} />
            <form method="post">
              <button type="submit">{buttons[answer]}</button>
            </form>
            <p>
              <a href={suggestPath(signingKey, booking.id) + new URL(c.req.url).search}>{say.suggest}</a>
            </p>
          </>
        ) : (
          <p>{outcomes[booking.status]}</p>
        )}
        {list !== undefined && (
          <p>
            <a href={list}>{say.toOpen}</a>
          </p>
        )}
      </>,
      200,
      locale,
    );
  }

  app.use('/operator/documents/*', unlisted('no-referrer'));
  app.use('/operator/requests/*', unlisted('same-origin'));
  app.use('/operator/open-requests/*', unlisted('no-referrer'));

  app.get('/operator/open-requests/:token', async (c) => {
    const token = c.req.param('token');
    const found = await readOpenRequests(backend, token);
    if (found === undefined) return unknown(c);
    return found === 'expired' ? expired(c) : answerPage(c, drawOpenRequests(backend, found, { token, locale }));
  });

  app.get('/operator/documents/:token', async (c) => {
    const read = readToken(signingKey, 'documents', c.req.param('token'));
    const booking = read && (await readBooking(backend.db, read.bookingId));
    return booking ? documentsPage(c, backend, booking, locale) : unknown(c);
  });

  app.get('/operator/requests/:token', async (c) => {
    const found = await find(c.req.param('token'));
    return found ? show(c, found.booking, found.answer) : unknown(c);
  });

  app.post('/operator/requests/:token', async (c) => {
    const found = await find(c.req.param('token'));
    if (!found) return unknown(c);
    if (found.answer === 'accept') await accept(backend, found.booking);
    else await decline(backend, found.booking.id);
    const { pathname, search } = new URL(c.req.url);
    return c.redirect(pathname + search, 303);
  });

  return app;
}
