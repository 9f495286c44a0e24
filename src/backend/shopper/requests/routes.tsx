import { Hono, type Context } from 'hono';
import type { Backend } from '../../backend.ts';
import { ownPage } from '../../http/own-page.tsx';
import { readToken } from '../../tickets/links.ts';
import { visitOf } from '../../tickets/visit.ts';
import { readBooking, type Booking } from '../booking.ts';
import { accept, decline } from './decide.ts';

type Answer = 'accept' | 'decline';

const titles = { on_request: 'Booking request', confirmed: 'This booking is accepted', declined: 'This booking is declined', cancelled: 'This booking is cancelled' } as const;
const outcomes = {
  confirmed: 'The shopper has been charged and receives the tickets by e-mail.',
  declined: 'The seats are free again. The shopper has been told and is not charged.',
  cancelled: 'The shopper has cancelled it. The seats are free again.',
} as const;

/** Where operators answer requests. A GET changes nothing: mail programs open links by themselves. */
export function requestRoutes(backend: Backend): Hono {
  const app = new Hono();

  async function find(token: string): Promise<{ booking: Booking; answer: Answer } | undefined> {
    const read = readToken(backend.signingKey, 'request', token);
    const booking = read && await readBooking(backend.db, read.bookingId);
    return booking && { booking, answer: read.part === 'accept' ? 'accept' : 'decline' };
  }

  const unknown = (c: Context): Response => ownPage(c, backend.brand, 'This link is not valid', <p>Please open the link from our mail once more.</p>, 404);

  function show(c: Context, booking: Booking, answer: Answer): Response {
    const visit = visitOf(backend, booking, 'en');
    return ownPage(c, backend.brand, titles[booking.status], (
      <>
        <dl>
          <dt>Order</dt><dd>{visit.orderNumber}</dd>
          <dt>Tour</dt><dd>{visit.tourName}</dd>
          <dt>Date</dt><dd>{visit.date}, {visit.time}</dd>
          <dt>Booked</dt><dd>{visit.lines.map(({ quantity, label }) => `${quantity} × ${label}`).join(', ')}</dd>
          <dt>By</dt><dd>{visit.booker?.firstName} {visit.booker?.lastName}</dd>
        </dl>
        {booking.status === 'on_request'
          ? <form method="post"><button type="submit">{answer === 'accept' ? 'Accept this booking' : 'Decline this booking'}</button></form>
          : <p>{outcomes[booking.status]}</p>}
      </>
    ));
  }

  app.get('/operator/requests/:token', async (c) => {
    const found = await find(c.req.param('token'));
    return found ? show(c, found.booking, found.answer) : unknown(c);
  });

  app.post('/operator/requests/:token', async (c) => {
    const found = await find(c.req.param('token'));
    if (!found) return unknown(c);
    await (found.answer === 'accept' ? accept : decline)(backend, found.booking.id);
    return c.redirect(c.req.path, 303);
  });

  return app;
}
