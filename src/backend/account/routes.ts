import { Hono, type Context } from 'hono';
import { listOrganizationBookings } from '#contracts/documented/booking-overview.ts';
import { resendVerification, verifyEmail } from '#contracts/documented/email-verification.ts';
import { getOrganization } from '#contracts/documented/organization.ts';
import { listUserBookings } from '#contracts/documented/user-bookings.ts';
import { getWishlist, postWishlist } from '#contracts/documented/wishlist.ts';
import { exportPersonalData } from '#contracts/documented/personal-data.ts';
import { deleteAccount, getProfile, putProfile } from '#contracts/documented/profile.ts';
import { getTrip, postTrip } from '#contracts/documented/trip.ts';
import type { Backend } from '../backend.ts';
import { chooseLocale } from '../http/language.ts';
import { addressOf } from '../http/rate-limit.ts';
import { Refusal } from '../http/refusal.ts';
import { route } from '../http/reply.ts';
import { attemptsOf } from '../identity/attempts.ts';
import { hasRegistered } from '../identity/registered-browser.ts';
import { checkConcierge, subjectIfValid, subjectOf } from '../identity/subject.ts';
import { resend, verify } from '../identity/verification.ts';
import { bookingsOfOrganization, bookingsOfSubject } from './bookings.ts';
import { removeAccount } from './deletion.ts';
import { joinGuestBookings } from './guest-bookings.ts';
import { mountLogos } from './logos.ts';
import { readOrganization } from './organization.ts';
import { personalDataOf } from './personal-data/export.ts';
import { changeProfile, profileOf } from './profile.ts';
import { patchTrip, readTrip } from './trip.ts';
import { patchWishlist, readWishlist } from './wishlist.ts';

/** The shopper service for who is signed in. Every call names its subject, and answers only the subject's own token. */
export function accountRoutes(backend: Backend): Hono {
  const { brand, config } = backend;
  const app = new Hono();
  const attempts = attemptsOf(backend);
  const attemptOf = (c: Context, { email }: { email: string }) => ({ address: addressOf(c, config.trustProxy), email });

  route(app, listUserBookings, async ({ query: { subjectId }, headers }) => {
    const { account } = await subjectOf(backend, headers.authorization, subjectId);
    if (!account.emailVerifiedAt) throw new Refusal('email_unverified');
    return { bookings: await bookingsOfSubject(backend, account.id, chooseLocale(headers['accept-language'], brand.locales)) };
  });

  route(app, listOrganizationBookings, async ({ params: { orgId }, query: { subjectId }, headers }) => {
    checkConcierge(await subjectOf(backend, headers.authorization, subjectId), orgId);
    return { bookings: await bookingsOfOrganization(backend, orgId, chooseLocale(headers['accept-language'], brand.locales)) };
  });

  route(app, getOrganization, async ({ params: { orgId }, query: { subjectId }, headers }) =>
    readOrganization(backend, await subjectOf(backend, headers.authorization, subjectId), orgId),
  );

  mountLogos(app);

  route(app, getWishlist, async ({ query: { subjectId }, headers }) => {
    const { account } = await subjectOf(backend, headers.authorization, subjectId);
    return { data: await readWishlist(backend, account.id) };
  });

  route(app, postWishlist, async ({ query: { subjectId }, headers, body }) => {
    const { account } = await subjectOf(backend, headers.authorization, subjectId);
    return { data: await patchWishlist(backend, account.id, body.data) };
  });

  route(app, getTrip, async ({ query: { subjectId }, headers }) => {
    const { account } = await subjectOf(backend, headers.authorization, subjectId);
    return { data: await readTrip(backend, account.id) };
  });

  route(app, postTrip, async ({ query: { subjectId }, headers, body }) => {
    const { account } = await subjectOf(backend, headers.authorization, subjectId);
    return { data: await patchTrip(backend, account.id, body.data) };
  });

  route(app, verifyEmail, async ({ query, headers }, c) =>
    verify(
      backend,
      query,
      {
        subject: await subjectIfValid(backend, headers.authorization),
        hasRegistered: hasRegistered(c, backend, query.subjectId.toLowerCase()),
      },
      joinGuestBookings,
    ),
  );

  route(app, resendVerification, async ({ query: { subjectId }, headers }, c) => {
    const { account } = await subjectOf(backend, headers.authorization, subjectId);
    if (new URL(headers['base-url']).origin !== config.siteUrl)
      throw new Refusal('invalid_request', { field: 'base-url', problem: 'not this shop' });
    attempts.count('mail', attemptOf(c, account));
    return resend(backend, account, chooseLocale(headers['accept-language'], brand.locales));
  });

  route(app, getProfile, async ({ query: { subjectId }, headers }) => {
    const { account } = await subjectOf(backend, headers.authorization, subjectId);
    return profileOf(account);
  });

  route(app, putProfile, async ({ query: { subjectId }, headers, body }) =>
    changeProfile(backend, (await subjectOf(backend, headers.authorization, subjectId)).account, body),
  );

  route(app, exportPersonalData, async ({ query: { subjectId }, headers }, c) => {
    const { account } = await subjectOf(backend, headers.authorization, subjectId);
    attempts.count('personalData', attemptOf(c, account));
    return personalDataOf(backend, account);
  });

  route(app, deleteAccount, async ({ query: { subjectId }, headers, body: { password } }, c) => {
    const { account } = await subjectOf(backend, headers.authorization, subjectId);
    attempts.count('signIn', attemptOf(c, account));
    const remainingBookings = await removeAccount(backend, account, password);
    attempts.forgive('signIn', attemptOf(c, account));
    return { remainingBookings };
  });

  return app;
}
