import { Hono } from 'hono';
import { changesMessages } from '#i18n/changes/index.ts';
import type { Backend } from '../backend.ts';
import { readBooking, type Booking } from '../bookings/booking.ts';
import { tourToChange } from '../bookings/changeable.ts';
import { offeredLocale } from '../http/language.ts';
import { unknownPage } from '../http/unknown-page.tsx';
import { readToken } from '../tickets/links.ts';
import { toldIn, type Asking } from './asked.ts';
import { change } from './change.ts';
import { formPage } from './pages/form.tsx';
import { closedPage } from './pages/parts.tsx';
import { readForm } from './read-form.ts';

/** A page on which a booker changes where they are fetched and brought, and what they have answered. It does without JavaScript. */
export function changesRoutes(backend: Backend): Hono {
  const { brand, db, questionKinds, signingKey } = backend;
  const app = new Hono();

  /** @returns nothing for a link that the server has not made */
  async function bookingOf(token: string): Promise<Booking | undefined> {
    const read = readToken(signingKey, 'changes', token);
    return read && readBooking(db, read.bookingId);
  }

  /** @returns nothing once it is too late */
  function askingFor(booking: Booking): Asking | undefined {
    const tour = tourToChange(backend, booking);
    return tour && { booking, tour, locale: offeredLocale(booking.locale, brand.locales) };
  }

  app.get('/changes/:token', async (c) => {
    const booking = await bookingOf(c.req.param('token'));
    if (!booking) return unknownPage(c, backend, changesMessages);
    const asking = askingFor(booking);
    return asking ? formPage(c, backend, asking, toldIn(backend, booking)) : closedPage(c, backend, booking);
  });

  app.post('/changes/:token', async (c) => {
    const booking = await bookingOf(c.req.param('token'));
    if (!booking) return unknownPage(c, backend, changesMessages);
    const asking = askingFor(booking);
    if (!asking) return closedPage(c, backend, booking);
    const { told, problems } = readForm(await c.req.formData(), asking, questionKinds);
    if (Object.keys(problems).length > 0) return formPage(c, backend, asking, told, problems);
    if (!(await change(backend, asking, told))) return closedPage(c, backend, booking);
    return c.redirect(`${c.req.path}?saved`, 303);
  });

  return app;
}
