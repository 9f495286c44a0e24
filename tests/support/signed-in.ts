import { randomUUID } from 'node:crypto';
import type { RunningServer } from '#backend/server.ts';
import { checkout } from '#contracts/checkout.ts';
import type { Locale } from '#contracts/common.ts';
import { forAdults } from './adults.ts';
import { personIn, type Person } from './accounts.ts';
import { signIn } from './browser-session.ts';
import { call } from './contract.ts';
import { orderFor, pastaTour, shopperAt } from './order.ts';

export type SignedIn = Person & { token: string; organizationId: string };

/** Somebody with an account and a token for it. */
export async function signedInAt(server: RunningServer, wishes: Parameters<typeof personIn>[1] = {}): Promise<SignedIn> {
  const person = await personIn(server.backend, wishes);
  return {
    ...person,
    organizationId: wishes.organizationId ?? '',
    token: (await signIn(server.url, person.email, person.password)).access_token,
  };
}

export const withToken = (token: string): Record<string, string> => ({
  Authorization: `Bearer ${token}`,
  'Content-Type': 'application/json',
});

let daysUsed = 0;

/** An order for a day of the pasta tour that no other test of this file books; placed as a guest without a token. */
export async function orderAt(
  { url }: Pick<RunningServer, 'url'>,
  token: string | undefined,
  more: object = {},
  wishes: { locale?: Locale; email?: string } = {},
) {
  const quote = await shopperAt(url).quote(pastaTour, forAdults(2), (daysUsed += 1));
  return {
    headers: { 'Idempotency-Key': randomUUID(), ...(token !== undefined && { Authorization: `Bearer ${token}` }) },
    body: { ...orderFor(quote, wishes), ...more },
  };
}

/** Places an order. @returns its order number */
export async function orderNumberOf({ url }: Pick<RunningServer, 'url'>, sent: Awaited<ReturnType<typeof orderAt>>): Promise<string> {
  const target = { origin: url, close: () => Promise.resolve() };
  return (await call(target, checkout, sent)).body?.cart.tcConfirmationNumber ?? '';
}
