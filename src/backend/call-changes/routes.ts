import { Hono, type Context } from 'hono';
import { callChangeMessages } from '#i18n/call-changes/index.ts';
import type { Backend } from '../backend.ts';
import { readBooking, type Booking } from '../bookings/booking.ts';
import { textOf } from '../http/sent-form.ts';
import { unknownPage } from '../http/unknown-page.tsx';
import { unlisted } from '../operators/headers.ts';
import { readCallChangeToken } from '../tickets/links.ts';
import { fittingTimesFor } from './fitting-times.ts';
import { isOpenOffer, takeMoney } from './offer.ts';
import { choicePage, moneyField, outcomePage, timeField } from './pages/choose.tsx';
import { takeTime } from './take-time.ts';

/**
 * Where guests whose ship leaves them no time choose another one, or the money. A GET changes nothing: mail programs open links by
 * themselves.
 */
export function callChangeRoutes(backend: Backend): Hono {
  const { db, signingKey } = backend;
  const app = new Hono();
  app.use('/call-changes/*', unlisted('same-origin'));

  async function askedOf(token: string): Promise<{ booking: Booking; at: string } | undefined> {
    const read = readCallChangeToken(signingKey, token);
    const booking = read && (await readBooking(db, read.bookingId));
    return booking && { booking, at: read.at };
  }

  async function show(c: Context, booking: Booking, at: string, problem?: string): Promise<Response> {
    if (!isOpenOffer(backend, booking, at)) return outcomePage(c, backend, booking);
    const free = await fittingTimesFor(backend, booking);
    return choicePage(c, backend, { booking, free, ...(problem !== undefined && { problem }) });
  }

  app.get('/call-changes/:token', async (c) => {
    const asked = await askedOf(c.req.param('token'));
    return asked ? show(c, asked.booking, asked.at) : unknownPage(c, backend, callChangeMessages);
  });

  app.post('/call-changes/:token', async (c) => {
    const asked = await askedOf(c.req.param('token'));
    if (!asked) return unknownPage(c, backend, callChangeMessages);
    const { booking, at } = asked;
    const sent = await c.req.parseBody();
    const [day = '', startingTime = ''] = textOf(sent, timeField).split(' ');
    if (textOf(sent, moneyField) !== '') await takeMoney(backend, booking, at);
    else if ((await takeTime(backend, booking, at, { day, startingTime })) === 'gone')
      return show(c, booking, at, callChangeMessages(booking.locale).gone);
    return c.redirect(c.req.path, 303);
  });

  return app;
}
