import { Hono, type Context } from 'hono';
import type { Backend } from '../backend.ts';
import { offeredLocale } from '../http/language.ts';
import { ownPage } from '../http/own-page.tsx';
import { readToken } from '../tickets/links.ts';
import { visitOf } from '../bookings/visit.ts';
import { readBooking, type Booking } from '../bookings/booking.ts';
import { accept, decline } from './decide.ts';
import { operatorMessages } from '#i18n/operators/index.ts';
import { operatorsLocale } from '../bookings/mails/operators-locale.ts';

type Answer = 'accept' | 'decline';

/** Where operators answer requests. A GET changes nothing: mail programs open links by themselves. */
export function requestRoutes(backend: Backend): Hono {
  const app = new Hono();
  const locale = offeredLocale(operatorsLocale, backend.brand.locales);
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
    const read = readToken(backend.signingKey, 'request', token);
    const booking = read && (await readBooking(backend.db, read.bookingId));
    return booking && { booking, answer: read.part === 'accept' ? 'accept' : 'decline' };
  }

  const unknown = (c: Context): Response => ownPage(c, backend.brand, say.unknownTitle, <p>{say.unknownText}</p>, 404, locale);

  function show(c: Context, booking: Booking, answer: Answer): Response {
    const visit = visitOf(backend, booking, locale);
    return ownPage(
      c,
      backend.brand,
      titles[booking.status],
      <>
        <dl>
          <dt>{say.order}</dt>
          <dd>{visit.orderNumber}</dd>
          <dt>{say.tour}</dt>
          <dd>{visit.tourName}</dd>
          <dt>{say.date}</dt>
          <dd>
            {visit.date}, {visit.time}
          </dd>
          <dt>{say.booked}</dt>
          <dd>{visit.lines.map(({ quantity, label }) => `${quantity} × ${label}`).join(', ')}</dd>
          <dt>{say.by}</dt>
          <dd>
            {visit.booker?.firstName} {visit.booker?.lastName}
          </dd>
        </dl>
        {booking.status === 'on_request' ? (
          <form method="post">
            <button type="submit">{buttons[answer]}</button>
          </form>
        ) : (
          <p>{outcomes[booking.status]}</p>
        )}
      </>,
      200,
      locale,
    );
  }

  app.get('/operator/requests/:token', async (c) => {
    const found = await find(c.req.param('token'));
    return found ? show(c, found.booking, found.answer) : unknown(c);
  });

  app.post('/operator/requests/:token', async (c) => {
    const found = await find(c.req.param('token'));
    if (!found) return unknown(c);
    if (found.answer === 'accept') await accept(backend, found.booking);
    else await decline(backend, found.booking.id);
    return c.redirect(c.req.path, 303);
  });

  return app;
}
