import { Hono, type Context } from 'hono';
import type { Locale } from '#contracts/common.ts';
import { listWaivers, signWaiver } from '#contracts/documented/waivers.ts';
import type { Waiver } from '#contracts/waivers.ts';
import type { Backend } from '../backend.ts';
import { bookingFor } from '../bookings/authorise.ts';
import { readBooking, stands, type Booking } from '../bookings/booking.ts';
import { visitOf } from '../bookings/visit.ts';
import { offeredLocale, chooseLocale } from '../http/language.ts';
import { addressOf } from '../http/rate-limit.ts';
import { limiter } from '../http/limiter.ts';
import { Refusal } from '../http/refusal.ts';
import { route } from '../http/reply.ts';
import { textOf } from '../http/sent-form.ts';
import { readToken, waiverFilePath, waiverPath } from '../tickets/links.ts';
import { listPage } from './pages/list.tsx';
import { unknownPage } from './pages/parts.tsx';
import { isSignature, readSignature, signedPage, signPage } from './pages/sign.tsx';
import { waiverPdf } from './pdf.ts';
import { participantsOf, readSigned, sign, type Participant } from './signed.ts';

/** For each client address: a group that hands one phone round needs dozens. */
const signatures = { most: 60, minutes: 15 };

/** What participants of some tours sign before the visit: as calls, and as pages that do without JavaScript. */
export function waiverRoutes(backend: Backend): Hono {
  const { brand, clock, config, db, signingKey } = backend;
  const app = new Hono();
  const { count } = limiter({ ...signatures, clock });
  const countSignature = (c: Context): void => {
    if (config.rateLimits) count(addressOf(c, config.trustProxy));
  };

  const wireOf = ({ id }: Booking, { index, name, signed }: Participant): Waiver => ({
    participantName: name,
    url: config.siteUrl + (signed ? waiverFilePath(signingKey, id, signed.id) : waiverPath(signingKey, id, index)),
    ...(signed && { signedAt: signed.signedAt.toISOString() }),
  });

  /** A booking that takes place, whose waiver a link is about. */
  async function bookingOf(id: string): Promise<Booking | undefined> {
    const booking = await readBooking(db, id);
    return booking?.item.waiver && stands(booking) && booking.erasedAt === null ? booking : undefined;
  }

  const localeOf = ({ locale }: Booking): Locale => offeredLocale(locale, brand.locales);

  route(app, listWaivers, async ({ params, headers }) => {
    const booking = await bookingFor(backend, headers.authorization, params.orderNumber);
    return { waivers: (await participantsOf(backend, booking)).map((participant) => wireOf(booking, participant)) };
  });

  route(app, signWaiver, async ({ headers, body }, c) => {
    countSignature(c);
    const booking = await bookingFor(backend, headers.authorization, body.orderNumber);
    if (body.productUuid !== booking.tourId || body.bookingDate !== booking.day) {
      throw new Refusal('invalid_request', { field: 'productUuid', problem: 'of_another_booking' });
    }
    const named = (await participantsOf(backend, booking)).filter(({ name }) => name === body.participantName);
    const participant = named.find(({ signed }) => !signed) ?? named[0];
    if (!participant) throw new Refusal('not_found');
    const locale = chooseLocale(headers['accept-language'], brand.locales);
    return wireOf(booking, { ...participant, signed: await sign(backend, booking, participant, body.signature, locale) });
  });

  app.get('/waivers/:file{.+\\.pdf}', async (c) => {
    const read = readToken(signingKey, 'waiver-file', c.req.param('file').slice(0, -'.pdf'.length));
    const booking = read && (await readBooking(db, read.bookingId));
    const signed = booking && (await readSigned(db, booking.id)).find(({ id }) => id === read.part);
    if (!booking || !signed) return unknownPage(c, backend);
    return c.body(await waiverPdf(backend, signed, visitOf(backend, booking, signed.locale)), 200, {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `inline; filename="waiver-${booking.orderNumber}-${signed.participant + 1}.pdf"`,
    });
  });

  /** @returns nothing for a link that the server has not made, or to a booking that has ended */
  async function asked(token: string): Promise<{ booking: Booking; participants: Participant[]; participant?: Participant } | undefined> {
    const read = readToken(signingKey, 'waiver', token);
    const booking = read && (await bookingOf(read.bookingId));
    if (!booking) return undefined;
    const participants = await participantsOf(backend, booking);
    const participant = participants[Number(read.part)];
    return { booking, participants, ...(participant && { participant }) };
  }

  app.get('/waivers/:token', async (c) => {
    const found = await asked(c.req.param('token'));
    if (!found) return unknownPage(c, backend);
    const { booking, participants, participant } = found;
    if (!participant) return listPage(c, backend, booking, participants);
    return (c.req.query('again') === undefined ? signedPage : signPage)(c, { backend, booking, participant });
  });

  app.post('/waivers/:token', async (c) => {
    const found = await asked(c.req.param('token'));
    if (!found?.participant) return unknownPage(c, backend);
    const { booking, participant } = found;
    const form = await c.req.parseBody();
    const signature = readSignature(form, participant, localeOf(booking));
    if (!isSignature(signature)) return signPage(c, { backend, booking, participant }, textOf(form, 'signer'), signature);
    countSignature(c);
    await sign(backend, booking, participant, signature, localeOf(booking));
    return c.redirect(c.req.path, 303);
  });

  return app;
}
