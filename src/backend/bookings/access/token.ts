import type { Backend } from '../../backend.ts';
import { readToken, tokenFor } from '../../tickets/links.ts';

const tokenMinutes = 60;

/** A guest's access token: for the order of one booking, for an hour. It is signed and stored nowhere. */
export function newAccessToken({ signingKey, clock }: Backend, bookingId: string): { accessToken: string; expiresAt: string } {
  const expiresAt = new Date(clock().getTime() + tokenMinutes * 60_000);
  return { accessToken: tokenFor(signingKey, 'access', bookingId, String(expiresAt.getTime())), expiresAt: expiresAt.toISOString() };
}

/** @returns the booking that a token opens; nothing for one that is expired or not ours */
export function readAccessToken({ signingKey, clock }: Backend, token: string): { bookingId: string } | undefined {
  const read = readToken(signingKey, 'access', token);
  return read && Number(read.part) > clock().getTime() ? { bookingId: read.bookingId } : undefined;
}
