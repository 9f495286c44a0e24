import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { uuid } from './common.ts';

/** The shop's pages, as the identity provider knows them: a public client (RFC 6749, section 2.1). */
export const clientId = 'landfall-web';

/** Where sign-in comes back to, and where a new tab's silent sign-in does. */
export const callbackPaths = { callback: '/oauth/callback', silent: '/oauth/silent' } as const;

/** What a person may be allowed beyond their own account (requirements 6). */
export const bookingScopes = [
  'bookings:manager',
  'bookings:concierge:read-only',
  'bookings:concierge:read-write',
  'users:manager:read-only',
  'users:manager:read-write',
] as const;
export const bookingScope = v.picklist(bookingScopes);
export type BookingScope = v.InferOutput<typeof bookingScope>;

/** Stands for "keep me signed in": granted to whoever ticked it. */
export const extendedSession = 'session:extended';

/** Everything that the shop asks for at sign-in (requirements 6). The provider grants of it what the person may have. */
export const requestedScopes = ['openid', 'profile', 'email', ...bookingScopes, extendedSession] as const;

/** OpenID Connect Core 1.0, section 5.3, with the shop's own claims (requirements 3, "User info"). */
export const userinfo = endpoint({
  service: 'identity',
  method: 'GET',
  path: '/userinfo',
  headers: v.object({ authorization: v.pipe(v.string(), v.maxLength(8000)) }),
  response: v.object({
    sub: uuid,
    name: v.string(),
    locale: v.string(),
    email: v.string(),
    email_verified: v.boolean(),
    /** Uuids; the first one is what a concierge books for. */
    organizations: v.array(uuid),
    authorizable_scopes: v.array(bookingScope),
  }),
});
export type UserInfo = v.InferOutput<typeof userinfo.response>;
