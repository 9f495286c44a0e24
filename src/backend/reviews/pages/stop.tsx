import { Hono, type Context } from 'hono';
import { eq } from 'drizzle-orm';
import { paths } from '#domain/routes.ts';
import { reviewMessages } from '#i18n/reviews/index.ts';
import type { Backend } from '../../backend.ts';
import { readBooking } from '../../bookings/booking.ts';
import { objectionHash } from '../../bookings/mails/review.ts';
import { visitOf } from '../../bookings/visit.ts';
import { reviewObjections } from '../../db/reviews-schema.ts';
import { Links } from '../../http/form-parts.tsx';
import { readReviewToken } from '../../tickets/links.ts';
import type { Visit } from '../../tickets/visit.ts';
import { page, unknownPage } from './parts.tsx';

/** Where a booker says that they do not want to be asked any more. A GET changes nothing: mail programs open links by themselves. */
export function stopPages(backend: Backend): Hono {
  const app = new Hono();
  const { db, clock, signingKey } = backend;
  const path = '/reviews/stop/:token';

  /** Nothing where it is not our link, or the address is not known any more. */
  async function find(token: string): Promise<{ visit: Visit; email: string } | undefined> {
    const bookingId = readReviewToken(signingKey, 'stop', token);
    const booking = bookingId === undefined ? undefined : await readBooking(db, bookingId);
    const visit = booking && visitOf(backend, booking);
    return visit?.booker?.email ? { visit, email: visit.booker.email } : undefined;
  }

  function stopped(c: Context, { locale }: Visit): Response {
    const say = reviewMessages(locale);
    const content = (
      <>
        <p>{say.stoppedText}</p>
        <Links links={[{ href: paths.home(locale), text: say.toShop }]} />
      </>
    );
    return page(c, backend, { title: say.stoppedTitle, content, lang: locale });
  }

  app.get(path, async (c) => {
    const found = await find(c.req.param('token'));
    if (!found) return unknownPage(c, backend);
    const { visit, email } = found;
    const isTheirs = eq(reviewObjections.addressHash, objectionHash(backend, email));
    if ((await db.select().from(reviewObjections).where(isTheirs)).length > 0) return stopped(c, visit);
    const say = reviewMessages(visit.locale);
    const content = (
      <>
        <p>{say.stopText({ email })}</p>
        <form method="post">
          <button type="submit">{say.stopButton}</button>
        </form>
      </>
    );
    return page(c, backend, { title: say.stopTitle, content, lang: visit.locale });
  });

  app.post(path, async (c) => {
    const found = await find(c.req.param('token'));
    if (!found) return unknownPage(c, backend);
    const objection = { addressHash: objectionHash(backend, found.email), objectedAt: clock() };
    await db.insert(reviewObjections).values(objection).onConflictDoNothing();
    return c.redirect(c.req.path, 303);
  });

  return app;
}
