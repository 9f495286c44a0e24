import { randomUUID } from 'node:crypto';
import PostalMime from 'postal-mime';
import { afterEach, expect, it } from 'vitest';
import { listOrganizationBookings } from '#contracts/booking-overview.ts';
import { listUserBookings } from '#contracts/user-bookings.ts';
import { getBooking, refundBooking } from '#contracts/bookings.ts';
import { checkout } from '#contracts/checkout.ts';
import { exportPersonalData } from '#contracts/personal-data.ts';
import type { Backend } from '#backend/backend.ts';
import type { Tour } from '#backend/catalogue/catalogue.ts';
import { decline } from '#backend/operators/decide.ts';
import { bookableStarts } from '#backend/suppliers/local/schedule.ts';
import { forAdults, sellsToAdults } from '#tests/support/adults.ts';
import { organizationIn } from '#tests/support/accounts.ts';
import { startTestServer } from '#tests/support/backend.ts';
import { bookedBy } from '#tests/support/booked.ts';
import { call, type Target } from '#tests/support/contract.ts';
import { openFaultyShop } from '#tests/support/faulty-shop.ts';
import { bookingsOf, expectBalanced, mailsTo } from '#tests/support/ledger.ts';
import { answersTo, orderFor, pastaTour, shopperAt } from '#tests/support/order.ts';
import { fetchesNobody } from '#tests/support/pickup.ts';
import { signedInAt, withToken } from '#tests/support/signed-in.ts';
import { workOff } from '#tests/support/work-off.ts';

let close: () => Promise<void> = async () => {};
afterEach(() => close());

/** The operator takes a tour off the market, and its city's last one, too. */
function takeOut({ catalogue }: Pick<Backend, 'catalogue'>, tourId: string): Tour {
  const tour = catalogue.tours.get(tourId);
  if (!tour) throw new Error(`there is no tour ${tourId}`);
  (catalogue.tours as Map<string, Tour>).delete(tourId);
  (catalogue.destinations as Map<string, unknown>).delete(tour.destination.id);
  return tour;
}

/** The mails to an address, in the order in which they came. */
const lettersTo = async (backend: Parameters<typeof mailsTo>[0], email: string) =>
  Promise.all((await mailsTo(backend, email)).map(({ raw }) => PostalMime.parse(raw)));

it('sends the ticket mail with its files after the tour has left the catalogue (fault 42)', async () => {
  const shop = await openFaultyShop();
  ({ close } = shop);
  const { email, row } = await bookedBy(shop.backend, shop.shopper, { locale: 'de' });
  const tour = takeOut(shop.backend, pastaTour.tourId);
  await shop.settle();
  const [mail, ...others] = await lettersTo(shop.backend, email);
  expect(others).toEqual([]);
  for (const part of [row.orderNumber, tour.tourName.de, tour.startingPoint.directions.de, tour.operator.phone])
    expect(mail?.text).toContain(part);
  expect(mail?.attachments.map(({ filename }) => filename)).toEqual(['banner.jpg', `${row.orderNumber}.pdf`, `${row.orderNumber}.ics`]);
});

/** A tour on request, priced by age, that can be booked for a while. */
function requestTour({ catalogue, clock }: Pick<Backend, 'catalogue' | 'clock'>): Tour {
  const found = [...catalogue.tours.values()].find(
    (tour) => tour.requireBookingApproval && sellsToAdults(tour) && fetchesNobody(tour) && bookableStarts(tour, clock()).length > 20,
  );
  if (!found) throw new Error('the catalogue has no such tour');
  return found;
}

it('tells the shopper when the operator declines what has left the catalogue (fault 42)', async () => {
  const shop = await openFaultyShop();
  ({ close } = shop);
  const tour = requestTour(shop.backend);
  const adults = Math.max(tour.minimumTravellers, 1);
  const quote = await shop.shopper.quote(tour, forAdults(adults), 5);
  const [key, email] = [randomUUID(), `${randomUUID()}@example.com`];
  await shop.shopper.pay(key, orderFor(quote, { onRequest: true, email, answers: answersTo(await shop.shopper.details(tour), adults) }));
  takeOut(shop.backend, tour.tourId);
  await shop.settle();
  const [row] = await bookingsOf(shop.backend, key);
  await decline(shop.backend, row?.id ?? '');
  await shop.settle();
  const [request, declined] = await lettersTo(shop.backend, email);
  expect(request?.text).toContain(tour.tourName.en);
  expect(declined?.text).toContain(`/en/${tour.productType}/${tour.destination.id}/${tour.slug}-${tour.tourId}`);
  expect(await mailsTo(shop.backend, tour.operator.email)).toHaveLength(1);
});

/** Somebody of an organisation books the pasta tour for it with a card, and its ticket mail has gone out. */
async function bookedForOrganization() {
  const server = await startTestServer();
  ({ close } = server);
  const organizationId = await organizationIn(server.backend, 'Harbour Desk');
  const person = await signedInAt(server, { organizationId, authorizableScopes: ['bookings:concierge:read-write'] });
  const target: Target = { origin: server.url, close: server.close };
  const quote = await shopperAt(server.url).quote(pastaTour, forAdults(2), 20);
  const { body: result } = await call(target, checkout, {
    headers: { ...withToken(person.token), 'Idempotency-Key': randomUUID() },
    body: { ...orderFor(quote, { email: person.email }), organizationId },
  });
  await workOff(server.backend);
  return { server, target, person, quote, result, orderNumber: result?.cart.tcConfirmationNumber ?? '' };
}

it('shows a booking wherever it is shown, exports and refunds it, though its tour is gone (fault 42)', async () => {
  const { server, target, person, quote, result, orderNumber } = await bookedForOrganization();
  const tour = takeOut(server.backend, pastaTour.tourId);
  const headers = withToken(person.token);
  const query = { subjectId: person.id };
  const params = { orderNumber };

  const page = (await call(target, getBooking, { params, headers: { ...headers, 'Accept-Language': 'de' } })).body;
  expect(page).toMatchObject({
    tourName: tour.tourName.de,
    tourCity: 'Rom',
    timeZone: 'Europe/Rome',
    queryDate: quote.queryDate,
    lines: [{ label: 'Erwachsene', quantity: 2 }],
    startingPointInformation: { directions: tour.startingPoint.directions.de },
    vendor: { name: tour.operator.name, phone: tour.operator.phone },
    refundable: { amount: quote.grandTotal, share: 1 },
  });

  const ticket = await fetch(new URL(result?.vouchers[0]?.url ?? '', server.url));
  expect([ticket.status, ticket.headers.get('Content-Type')]).toEqual([200, 'application/pdf']);
  const calendar = await (await fetch(new URL(result?.calendarUrl ?? '', server.url))).text();
  expect(calendar).toContain(`DTSTART;TZID=Europe/Rome:${quote.queryDate.replaceAll('-', '')}T${quote.startingTime.replace(':', '')}00`);

  const dashboard = (await call(target, listUserBookings, { query, headers })).body?.bookings;
  expect(dashboard).toMatchObject([{ orderNumber, tourName: tour.tourName.en, tour: { tourCity: 'Rome', timeZone: 'Europe/Rome' } }]);
  const overview = await call(target, listOrganizationBookings, { params: { orgId: person.organizationId }, query, headers });
  expect(overview.body?.bookings).toMatchObject([{ orderNumber, tourName: tour.tourName.en }]);
  const exported = await call(target, exportPersonalData, { query, headers });
  expect(exported.body?.bookings).toMatchObject([{ orderNumber, tourName: tour.tourName.en, cancellationTerms: tour.cancellationTerms }]);

  const cancelled = await call(target, refundBooking, { params, headers, body: { amount: quote.grandTotal } });
  expect(cancelled.body).toMatchObject({ status: 'cancelled', tourName: tour.tourName.en, refund: { amount: quote.grandTotal } });
  await workOff(server.backend);
  const letter = (await lettersTo(server.backend, person.email)).at(-1);
  expect(letter?.subject).toContain(`Cancelled: ${tour.tourName.en}`);
  expect((await fetch(new URL(result?.vouchers[0]?.url ?? '', server.url))).status, 'a cancelled ticket says so').toBe(410);
  await expectBalanced(server.backend);
});
