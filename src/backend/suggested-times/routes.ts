import { Hono, type Context } from 'hono';
import { operatorMessages } from '#i18n/operators/index.ts';
import { suggestedTimeMessages } from '#i18n/suggested-time/index.ts';
import type { Backend } from '../backend.ts';
import { readBooking, type Booking } from '../bookings/booking.ts';
import { operatorsLocale } from '../bookings/mails/operators-locale.ts';
import { offeredLocale } from '../http/language.ts';
import { textOf } from '../http/sent-form.ts';
import { unknownPage } from '../http/unknown-page.tsx';
import { decline } from '../operators/decide.ts';
import { unlisted } from '../operators/headers.ts';
import { listOf } from '../operators/open-requests.ts';
import { readSuggestedTimeToken, readToken, requestPath } from '../tickets/links.ts';
import { acceptSuggestedTime, openSuggestedTime } from './accept.ts';
import { freeTimesFor } from './free-times.ts';
import { suggestPage, timeField } from './pages/operator.tsx';
import { answerFormPage, outcomePage } from './pages/shopper.tsx';
import { suggest } from './suggest.ts';

/** Where operators suggest another time, and shoppers answer. A GET changes nothing: mail programs open links by themselves. */
export function suggestedTimeRoutes(backend: Backend): Hono {
  const { brand, db, signingKey } = backend;
  const app = new Hono();
  const locale = offeredLocale(operatorsLocale, brand.locales);
  const say = operatorMessages(locale);

  async function askedOf(token: string): Promise<Booking | undefined> {
    const read = readToken(signingKey, 'suggest', token);
    return read && readBooking(db, read.bookingId);
  }

  async function show(c: Context, booking: Booking, problem?: string): Promise<Response> {
    // How it was decided stands where it is accepted.
    if (booking.status !== 'on_request') return c.redirect(requestPath(signingKey, booking.id, 'accept'), 303);
    const free = await freeTimesFor(backend, booking);
    const list = listOf(backend, c.req.query('from') ?? '');
    return suggestPage(c, backend, { booking, free, locale, list, ...(problem !== undefined && { problem }) });
  }

  app.use('/operator/suggested-times/*', unlisted('same-origin'));
  app.use('/suggested-times/*', unlisted('same-origin'));

  app.get('/operator/suggested-times/:token', async (c) => {
    const booking = await askedOf(c.req.param('token'));
    return booking ? show(c, booking) : unknownPage(c, backend, suggestedTimeMessages);
  });

  app.post('/operator/suggested-times/:token', async (c) => {
    const booking = await askedOf(c.req.param('token'));
    if (!booking) return unknownPage(c, backend, suggestedTimeMessages);
    const [day = '', startingTime = ''] = textOf(await c.req.parseBody(), timeField).split(' ');
    if (day === '') return show(c, booking, say.suggestChoose);
    if ((await suggest(backend, booking, { day, startingTime })) === 'gone') return show(c, booking, say.suggestGone);
    const { pathname, search } = new URL(c.req.url);
    return c.redirect(pathname + search, 303);
  });

  async function suggestedOf(token: string): Promise<{ booking: Booking; suggestedAt: string } | undefined> {
    const read = readSuggestedTimeToken(signingKey, token);
    const booking = read && (await readBooking(db, read.bookingId));
    return booking && { booking, suggestedAt: read.suggestedAt };
  }

  app.get('/suggested-times/:token', async (c) => {
    const found = await suggestedOf(c.req.param('token'));
    if (!found) return unknownPage(c, backend, suggestedTimeMessages);
    const { booking, suggestedAt } = found;
    const answered = c.req.query('answered');
    if (answered === 'accepted' && booking.status === 'confirmed') return outcomePage(c, backend, booking, 'accepted');
    if (answered === 'ended' && booking.status === 'declined') return outcomePage(c, backend, booking, 'ended');
    const suggestedTime = openSuggestedTime(backend, booking, suggestedAt);
    return suggestedTime ? answerFormPage(c, backend, booking, suggestedTime) : outcomePage(c, backend, booking, 'over');
  });

  app.post('/suggested-times/:token', async (c) => {
    const found = await suggestedOf(c.req.param('token'));
    if (!found) return unknownPage(c, backend, suggestedTimeMessages);
    const { booking, suggestedAt } = found;
    const answer = textOf(await c.req.parseBody(), 'answer');
    if (answer === 'accept') {
      const isTaken = await acceptSuggestedTime(backend, booking, suggestedAt);
      return c.redirect(isTaken ? `${c.req.path}?answered=accepted` : c.req.path, 303);
    }
    const isEnded = openSuggestedTime(backend, booking, suggestedAt) !== undefined && (await decline(backend, booking.id));
    return c.redirect(isEnded ? `${c.req.path}?answered=ended` : c.req.path, 303);
  });

  return app;
}
