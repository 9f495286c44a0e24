import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { RunningServer } from '#backend/server.ts';
import { listOrganizationBookings } from '#contracts/documented/booking-overview.ts';
import { resendVerification } from '#contracts/documented/email-verification.ts';
import { getOrganization } from '#contracts/documented/organization.ts';
import { listUserBookings } from '#contracts/documented/user-bookings.ts';
import { getWishlist, postWishlist } from '#contracts/documented/wishlist.ts';
import { authorizationCheckout } from '#contracts/documented/authorization-checkout.ts';
import { getBooking, getOrder, refundBooking } from '#contracts/documented/bookings.ts';
import { checkout, paymentConfirmation, paymentIntent, payPalOrder } from '#contracts/documented/checkout.ts';
import type { Access, DocumentedEndpoint } from '#contracts/documented/documented.ts';
import { exportPersonalData } from '#contracts/documented/personal-data.ts';
import { deleteAccount, getProfile, putProfile } from '#contracts/documented/profile.ts';
import { getTrip, postTrip } from '#contracts/documented/trip.ts';
import { listWaivers, signWaiver } from '#contracts/documented/waivers.ts';
import { bookings } from '#backend/db/schema.ts';
import { forAdults } from './adults.ts';
import { accountOrderFor } from './account-order.ts';
import { personIn } from './accounts.ts';
import { signIn } from './browser-session.ts';
import { call } from './contract.ts';
import { orderFor, pastaTour, shopperAt } from './order.ts';
import { confirming } from './wallet.ts';

const words = (text: string) => ({ en: text, de: text });
/** What the bookings of the walk ask for, so that it can be signed. */
const waiver = { id: 'walk', version: '2026-11', title: words('Declaration'), text: words('I am well.') };

/** Whoever is signed in, and what is theirs. A shopper's organisation is one that does not exist. */
export type Caller = { subjectId: string; orgId: string; orderNumber: string; headers: Record<string, string> };
export type Named = Pick<Caller, 'subjectId' | 'orgId' | 'orderNumber' | 'headers'>;
export type Sent = NonNullable<Parameters<typeof call>[2]>;
export type TokenAccess = Extract<Access, { by: 'token' }>;
export type Walked = { endpoint: DocumentedEndpoint; access: TokenAccess; send: (named: Named) => Sent | Promise<Sent> };

/** What a request says to name whose it is. */
export const nameOf = { subject: 'subjectId', organization: 'orgId', booking: 'orderNumber' } as const;

/** Far enough ahead for all terms of cancellation; days have seats for several. */
const days = { from: 10, count: 20 };
const withKey = (headers: Record<string, string> = {}) => ({ 'Idempotency-Key': randomUUID(), ...headers });

/** Makes callers, and a request for each endpoint that a token opens. What ends an account or a booking comes last. */
export function walkAt(server: RunningServer) {
  const target = { origin: server.url, close: server.close };
  let daysUsed = 0;
  const quote = () => shopperAt(server.url).quote(pastaTour, forAdults(1), days.from + ((daysUsed += 1) % days.count));

  const signature = { participantName: 'Ada Byron', productName: '', productUuid: pastaTour.tourId, signature: { name: 'Ada Byron' } };
  const dayOf = async (orderNumber: string): Promise<string> => {
    const [booked] = await server.backend.db.select().from(bookings).where(eq(bookings.orderNumber, orderNumber));
    return booked?.day ?? '2026-12-05';
  };

  /** An order whose money somebody has set aside, if they may. */
  async function setAside({ orgId, headers }: Named): Promise<Sent> {
    const order = { ...orderFor(await quote()), organizationId: orgId };
    const key = withKey();
    const sent = await fetch(`${server.url}/api/payment-gateway/payment-intent`, {
      method: 'POST',
      headers: { ...headers, ...key, 'Content-Type': 'application/json' },
      body: JSON.stringify(order),
    });
    const { paymentIntentId = 'pi_of_nobody' } = (await sent.json()) as { paymentIntentId?: string };
    return { headers: key, body: confirming(order, { body: { paymentIntentId } }) };
  }

  const ofSubject = ({ subjectId }: Named): Sent => ({ query: { subjectId } });
  const ofOrganization = ({ subjectId, orgId }: Named): Sent => ({ params: { orgId }, query: { subjectId } });
  const requests: readonly [DocumentedEndpoint, Walked['send']][] = [
    [listUserBookings, ofSubject],
    [getWishlist, ofSubject],
    [postWishlist, (named) => ({ ...ofSubject(named), body: { data: {} } })],
    [getTrip, ofSubject],
    [postTrip, (named) => ({ ...ofSubject(named), body: { data: {} } })],
    [resendVerification, (named) => ({ ...ofSubject(named), headers: { 'Base-URL': server.url } })],
    [getProfile, ofSubject],
    [putProfile, (named) => ({ ...ofSubject(named), body: { name: 'Somebody Else', locale: 'de' } })],
    [exportPersonalData, ofSubject],
    [listOrganizationBookings, ofOrganization],
    [getOrganization, ofOrganization],
    [checkout, async ({ orgId }) => ({ headers: withKey(), body: { ...orderFor(await quote()), organizationId: orgId } })],
    [payPalOrder, async ({ orgId }) => ({ headers: withKey(), body: { ...orderFor(await quote()), organizationId: orgId } })],
    [paymentIntent, async ({ orgId }) => ({ headers: withKey(), body: { ...orderFor(await quote()), organizationId: orgId } })],
    [paymentConfirmation, setAside],
    [authorizationCheckout, async ({ orgId }) => ({ headers: withKey(), body: accountOrderFor(await quote(), orgId) })],
    [getOrder, ({ orderNumber }) => ({ params: { orderNumber } })],
    [getBooking, ({ orderNumber }) => ({ params: { orderNumber } })],
    [listWaivers, ({ orderNumber }) => ({ params: { orderNumber } })],
    [signWaiver, async ({ orderNumber }) => ({ body: { ...signature, orderNumber, bookingDate: await dayOf(orderNumber) } })],
    [refundBooking, ({ orderNumber }) => ({ params: { orderNumber }, body: { amount: 89 } })],
    [deleteAccount, (named) => ({ ...ofSubject(named), body: { password: 'plain words in a row' } })],
  ];
  const walked: readonly Walked[] = requests.flatMap(([endpoint, send]) =>
    endpoint.access.by === 'token' ? [{ endpoint, access: endpoint.access, send }] : [],
  );

  type Wishes = Parameters<typeof personIn>[1] & { scope?: string; onAccount?: boolean };

  /** Somebody who is signed in and has booked. @param scope what is asked for at sign-in, instead of all */
  async function caller({ scope, onAccount = false, ...wishes }: Wishes = {}): Promise<Caller> {
    const { id: subjectId, email, password } = await personIn(server.backend, wishes);
    const { access_token: token } = await signIn(server.url, email, password, scope === undefined ? {} : { scope });
    const headers = { Authorization: `Bearer ${token}` };
    const orgId = wishes.organizationId ?? randomUUID();
    const { body } = onAccount
      ? await call(target, authorizationCheckout, { headers: withKey(headers), body: accountOrderFor(await quote(), orgId) })
      : await call(target, checkout, { headers: withKey(headers), body: orderFor(await quote()) });
    const orderNumber = body?.cart.tcConfirmationNumber ?? '';
    const asked = { item: sql`${bookings.item} || ${JSON.stringify({ waiver })}::jsonb` };
    await server.backend.db.update(bookings).set(asked).where(eq(bookings.orderNumber, orderNumber));
    return { subjectId, orgId, orderNumber, headers };
  }

  return { target, walked, caller };
}
