import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenBackend } from '#backend/backend.ts';
import { mails } from '#backend/db/mail-schema.ts';
import { bookings, refunds } from '#backend/db/schema.ts';
import { sendCodeMail } from '#backend/bookings/mails/code.ts';
import { sendDeclinedMail } from '#backend/bookings/mails/declined.ts';
import { sendOrderMail } from '#backend/bookings/mails/order.ts';
import { sendRefundMail } from '#backend/bookings/mails/refund.ts';
import { sendRequestMail } from '#backend/bookings/mails/request.ts';
import { sendReviewMail } from '#backend/bookings/mails/review.ts';
import { sendTicketMail } from '#backend/bookings/mails/ticket.ts';
import { sendOperatorBookedMail, sendOperatorCancelledMail } from '#backend/bookings/mails/operator-notices.ts';
import { sendOperatorReminderMail } from '#backend/bookings/mails/operator-reminder.ts';
import { sendOperatorRequestMail } from '#backend/bookings/mails/operator-request.ts';
import { outboxRoutes } from '#backend/mail/outbox-routes.tsx';
import type { Booking } from '#backend/bookings/booking.ts';
import { lastZone } from '#domain/booked-item.ts';
import { openTestBackend } from '#tests/support/backend.ts';
import { bookingIn, paidBookingIn, payFor } from '#tests/support/booking.ts';

let backend: OpenBackend;
beforeAll(async () => {
  backend = await openTestBackend();
});
afterAll(() => backend.close());

async function sent(booking: Booking, recipient = booking.order.cart.persons[0]?.email ?? '') {
  const [mail] = await backend.db.select().from(mails).where(eq(mails.recipient, recipient));
  return { ...(await PostalMime.parse(mail?.raw ?? '')), messageId: mail?.messageId ?? '' };
}

/** What a mail program reads out of a mail. */
const dataIn = ({ html = '' }: { html?: string | undefined }): unknown[] =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json = '']) => JSON.parse(json) as unknown);

function wordsOf({ tourId }: Booking): string[] {
  const tour = backend.catalogue.tours.get(tourId);
  return tour ? [tour.tourName.en, tour.startingPoint.directions.en, tour.operator.phone] : [];
}

describe('the ticket mail', () => {
  it('says all that a traveller needs, in HTML and in plain text, with tickets and a calendar file', async () => {
    const booking = await paidBookingIn(backend, 'rome', { names: ['Ada Byron', 'Second Guest'], email: 'ticket@example.com' });
    await sendTicketMail(backend, booking);
    const mail = await sent(booking);
    for (const text of [mail.text, mail.html?.replace(/&#x27;/g, "'")]) {
      for (const part of [
        booking.orderNumber,
        'Saturday, 5 December 2026',
        '10:00',
        'Ada Byron',
        'Second Guest',
        '€129',
        ...wordsOf(booking),
      ]) {
        expect(text).toContain(part);
      }
    }
    expect(mail.attachments.map(({ filename }) => filename)).toEqual([
      'banner.jpg',
      `${booking.orderNumber}.pdf`,
      `${booking.orderNumber}.ics`,
    ]);
  });

  it('tells a mail program what is booked, when and where', async () => {
    const booking = await paidBookingIn(backend, 'rome', { email: 'program@example.com' });
    await sendTicketMail(backend, booking);
    expect(dataIn(await sent(booking))).toEqual([
      expect.objectContaining({
        '@context': 'https://schema.org',
        '@type': 'EventReservation',
        reservationNumber: booking.orderNumber,
        reservationStatus: 'https://schema.org/ReservationConfirmed',
        totalPrice: 64.5,
        priceCurrency: 'EUR',
        reservationFor: expect.objectContaining({
          startDate: '2026-12-05T10:00:00.000+01:00',
          location: expect.objectContaining({ address: expect.objectContaining({ addressLocality: 'Rome' }) }),
        }),
      }),
    ]);
  });

  it('tells no end that is not known, and no zone', async () => {
    const { item, ...booking } = await paidBookingIn(backend, 'rome', { email: 'no-end@example.com' });
    const span = { ...item.span, end: item.span.start, timeZone: lastZone };
    await sendTicketMail(backend, { ...booking, item: { ...item, span } });
    const [told] = dataIn(await sent({ ...booking, item })) as { reservationFor: object }[];
    expect(told?.reservationFor).toMatchObject({ startDate: '2026-12-05T10:00' });
    expect(told?.reservationFor).not.toHaveProperty('endDate');
  });

  it('is written in German for a booking in German', async () => {
    const booking = await paidBookingIn(backend, 'rome', { locale: 'de', email: 'deutsch@example.com' });
    await sendTicketMail(backend, booking);
    const mail = await sent(booking);
    expect(mail.subject).toContain('Ihre Tickets');
    expect(mail.text).toContain('Samstag, 5. Dezember 2026');
    expect(mail.html).toContain('lang="de"');
  });

  it('is one mail, however often it is sent', async () => {
    const booking = await paidBookingIn(backend, 'rome', { email: 'twice@example.com' });
    await sendTicketMail(backend, booking);
    await sendTicketMail(backend, booking);
    expect(await backend.db.select().from(mails).where(eq(mails.recipient, 'twice@example.com'))).toHaveLength(1);
  });

  it('shows what a shopper typed as text, never as markup', async () => {
    const booking = await paidBookingIn(backend, 'rome', { names: ['<img src=x onerror=alert(1)>'], email: 'markup@example.com' });
    await sendTicketMail(backend, booking);
    expect((await sent(booking)).html).not.toContain('<img src=x');
  });
});

it.each([
  ['the ticket mail', sendTicketMail],
  ['the mail about a request', sendRequestMail],
])('%s names a pick-up once, in place of the meeting point', async (_, sendMail) => {
  const email = `${randomUUID()}@example.com`;
  const plain = await paidBookingIn(backend, 'rome', { email });
  const booking = {
    ...plain,
    order: { ...plain.order, startingPointInformation: { hotelName: 'Hotel Aurelia', address: 'Via Aurelia 12' } },
  };
  await sendMail(backend, booking);
  const mail = await sent(booking);
  const calendar = mail.attachments.find(({ filename }) => filename?.endsWith('.ics'));
  const calendarText = calendar ? [new TextDecoder().decode(calendar.content as ArrayBuffer).replaceAll('\r\n ', '')] : [];
  for (const text of [mail.text ?? '', ...calendarText]) {
    expect(text.match(/Hotel Aurelia/g)).toHaveLength(1);
    expect(text).not.toContain(booking.item.place.meeting?.directions.en);
  }
});

it.each([
  ['en', 'How was it, Ada?', 'Do not ask me again'],
  ['de', 'Wie war es, Ada?', 'Nicht mehr fragen'],
] as const)('the mail after the visit asks in %s, and says how to have no more of them', async (locale, heading, stop) => {
  const booking = await paidBookingIn(backend, 'rome', { locale, email: `after-${locale}@example.com` });
  await sendReviewMail(backend, booking);
  const mail = await sent(booking);
  for (const text of [mail.text, mail.html])
    for (const part of [
      heading,
      booking.item.title[locale],
      `/reviews/write/${booking.id}.write.`,
      stop,
      `/reviews/stop/${booking.id}.stop.`,
    ])
      expect(text).toContain(part);
});

it('goes out without a picture where nobody has drawn one', async () => {
  const booking = await paidBookingIn(backend, 'rome', { email: 'undrawn@example.com' });
  const undrawn = { ...booking, item: { ...booking.item, picture: { city: 'nowhere' } } };
  await sendTicketMail(backend, undrawn);
  expect((await sent(undrawn)).attachments.map(({ filename }) => filename)).toEqual([
    `${booking.orderNumber}.pdf`,
    `${booking.orderNumber}.ics`,
  ]);
});

describe('the mail about an order of several', () => {
  const name = 'LF-7K3M-Q9TX';

  async function order(locale: 'en' | 'de', statuses: readonly Booking['status'][], mark = ''): Promise<Booking> {
    const [checkoutKey, email] = [randomUUID(), `${randomUUID()}@example.com`];
    const placed = ['rome', 'paris', 'barcelona'].map((city, index): Booking => {
      const booking = bookingIn(backend, city, { locale, email });
      const status = statuses[index] ?? 'confirmed';
      return { ...booking, checkoutKey, position: index + 1, orderNumber: `${name}-${locale}${mark}-${index + 1}`, status };
    });
    const [first] = placed as [Booking];
    await payFor(backend, first);
    await backend.db.insert(bookings).values(placed);
    await sendOrderMail(backend, first);
    return first;
  }

  it('says of each booking how it stands, and has the tickets of those that are certain', async () => {
    const mail = await sent(await order('en', ['confirmed', 'on_request', 'confirmed']));
    expect(mail.subject).toBe(`Your trip: 3 bookings (${name})`);
    for (const part of [
      'Confirmed',
      'Asked for: the operator answers by Sun 22 Nov, 11:00 (Paris) at the latest',
      '€193.50',
      'nothing has been charged so far',
    ])
      expect(mail.text).toContain(part);
    expect(mail.text).toContain(`/en/booking#${name}`);
    expect(dataIn(mail)).toMatchObject(
      ['ReservationConfirmed', 'ReservationPending', 'ReservationConfirmed'].map((status, index) => ({
        reservationNumber: `${name}-en-${index + 1}`,
        reservationStatus: `https://schema.org/${status}`,
      })),
    );
    expect(mail.attachments.map(({ filename }) => filename)).toEqual([
      'banner.jpg',
      ...[1, 3].flatMap((position) => [`${name}-en-${position}.pdf`, `${name}-en-${position}.ics`]),
    ]);
  });

  it('is followed by one for what an operator declines, which says that the rest stands', async () => {
    const declined = await paidBookingIn(backend, 'paris', { email: 'one-of-three@example.com' });
    await sendDeclinedMail(backend, { ...declined, orderNumber: `${name}-2` });
    expect((await sent(declined)).text).toMatch(/Nothing is charged for it[^]*The other bookings of your order stay as they are/);
  });

  it('says how it stands when it comes late: what has ended counts no more', async () => {
    const mail = await sent(await order('en', ['confirmed', 'cancelled', 'confirmed'], 'late'));
    expect(mail.text).toMatch(/Your trip, Ada[^]*Cancelled[^]*€129/);
    for (const wrong of ['is booked', 'All bookings', '€193.50', 'Your payment covers']) expect(mail.text).not.toContain(wrong);
    expect(mail.attachments).toHaveLength(5);
  });

  it('says what is set aside for all as long as an operator is asked, whatever has ended', async () => {
    const mail = await sent(await order('en', ['cancelled', 'on_request', 'confirmed'], 'asked'));
    expect(mail.text).toContain('€193.50 is set aside');
  });

  it('is not sent where nothing stands any more', async () => {
    const first = await order('en', ['cancelled', 'declined', 'cancelled'], 'ended');
    expect(
      await backend.db
        .select()
        .from(mails)
        .where(eq(mails.recipient, first.order.cart.persons[0]?.email ?? '')),
    ).toEqual([]);
  });

  it('is followed by tickets that are not called paid before the last operator has answered', async () => {
    const accepted = await paidBookingIn(backend, 'paris', { email: 'accepted@example.com' });
    await sendTicketMail(backend, { ...accepted, orderNumber: `${name}-2` });
    const { text } = await sent(accepted);
    expect(text).toContain('Your booking is confirmed. The ticket is attached');
    expect(text).not.toContain('paid');
  });

  it('is followed by one for what is cancelled meanwhile, which says what will not be charged', async () => {
    const cancelled = await paidBookingIn(backend, 'paris', { email: 'cancelled-early@example.com' });
    const back = { amount: 3225, currency: 'EUR' as const, share: 0.5, askedAt: new Date('2026-11-22T10:00:00Z') };
    await backend.db.insert(refunds).values({ ...back, bookingId: cancelled.id, isReleased: true });
    await sendRefundMail(backend, { ...cancelled, orderNumber: `${name}-2`, status: 'cancelled' });
    const { text } = await sent(cancelled);
    for (const part of ['€32.25 of what was set aside for this order will not be charged', 'Not charged', '€32.25 (50% of €64.50)'])
      expect(text).toContain(part);
    expect(dataIn(await sent(cancelled))).toMatchObject([{ reservationStatus: 'https://schema.org/ReservationCancelled' }]);
    for (const wrong of ['Refund', 'working days', 'You get']) expect(text).not.toContain(wrong);
  });

  it('is written in German for an order in German', async () => {
    const mail = await sent(await order('de', []));
    expect(mail.subject).toBe(`Ihre Reise: 3 Buchungen (${name})`);
    expect(mail.text).toMatch(/Ihre Zahlung umfasst alle Buchungen[^]*Buchung ansehen oder stornieren/);
    expect(mail.text).not.toContain('abgebucht');
  });
});

it('tells the shopper of a request that nothing is charged yet, and of a refusal that nothing will be', async () => {
  const request = await paidBookingIn(backend, 'paris', { email: 'request@example.com' });
  await sendRequestMail(backend, request);
  expect((await sent(request)).text).toMatch(
    /by Sun 22 Nov, 11:00 \(Paris\) at the latest[^]*Nothing is charged unless the operator accepts/,
  );
  const declined = await paidBookingIn(backend, 'paris', { email: 'declined@example.com', locale: 'de' });
  await sendDeclinedMail(backend, declined);
  expect((await sent(declined)).text).toContain('Dafür wird nichts abgebucht');
});

it('is signed, sent and coloured by the brand that the server serves', async () => {
  const colours = { ...backend.brand.light, primary: '#0f6a47', onPrimary: '#fefefe', ink: '#14231d' };
  const other = { ...backend, brand: { ...backend.brand, name: 'Quarterdeck', email: 'guests@quarterdeck.example', light: colours } };
  const booking = await paidBookingIn(backend, 'rome', { email: 'brand@example.com' });
  await sendDeclinedMail(other, booking);
  const mail = await sent(booking);
  expect(mail.from).toEqual({ name: 'Quarterdeck', address: 'guests@quarterdeck.example' });
  expect(mail.text).toMatch(/^Quarterdeck\. Tours/m);
  for (const part of ['>Quarterdeck<', 'background-color:#0f6a47', 'color:#fefefe', '#14231d']) expect(mail.html).toContain(part);
  expect(`${mail.text} ${mail.html}`).not.toMatch(/Landfall|#ba3d0b/i);
});

it.each([
  ['is asked', sendOperatorRequestMail, /^Booking request/],
  [
    'is reminded',
    (...[shop, booking]: Parameters<typeof sendOperatorRequestMail>) => sendOperatorReminderMail(shop, booking, '6'),
    /^Reminder: /,
  ],
])('says to the operator who %s who asks, for what, until when, and where to answer', async (_, sendMail, subject) => {
  const plain = await paidBookingIn(backend, 'rome', { names: ['Second Guest'] });
  const email = `${randomUUID()}@example.com`;
  const booking = { ...plain, item: { ...plain.item, operator: { ...plain.item.operator, email } } };
  await sendMail(backend, booking);
  const mail = await sent(booking, email);
  expect(mail.subject).toMatch(subject);
  // Ordered at 10:00 in UTC: Rome is an hour ahead.
  const parts = ['by Sun 22 Nov, 11:00 (Rome)', booking.orderNumber, 'Ada Byron', 'Second Guest', 'Saturday, 5 December 2026', '€64.50'];
  const links = ['accept', 'decline'].map((answer) => `/operator/requests/${booking.id}.${answer}.`);
  for (const text of [mail.text, mail.html]) for (const part of [...parts, ...links]) expect(text).toContain(part);
});

it('asks for an answer before the visit where it starts within a day', async () => {
  const plain = await paidBookingIn(backend, 'rome', { day: '2026-11-21', startingTime: '18:30' });
  const booking = { ...plain, item: { ...plain.item, operator: { ...plain.item.operator, email: 'soon@example.com' } } };
  await sendOperatorRequestMail(backend, booking);
  expect((await sent(booking, 'soon@example.com')).text).toContain('by Sat 21 Nov, 18:30 (Rome)');
});

it('gives the operator a link to accept and one to decline', async () => {
  const booking = await paidBookingIn(backend, 'paris', {});
  await sendOperatorRequestMail(backend, booking);
  const operator = backend.catalogue.tours.get(booking.tourId)?.operator.email ?? '';
  expect((await sent(booking, operator)).text).toMatch(/\/operator\/requests\/\S+\.accept\.\S+[^]*\/operator\/requests\/\S+\.decline\./);
});

describe('the mails to an operator', () => {
  const toOperator = (booking: Booking, email: string): Booking => ({
    ...booking,
    item: { ...booking.item, operator: { ...booking.item.operator, email } },
  });

  it('say of a new booking who comes, what was answered and added, and how to reach the booker', async () => {
    const asked = { id: 'diet', type: 'text', label: { en: 'What do you not eat?', de: 'Was essen Sie nicht?' }, options: [] };
    const booking = await paidBookingIn(backend, 'rome', { names: ['Ada Byron', 'Second Guest'] });
    booking.order.bookingQuestionsAnswers = [{ questionId: 'diet', participant: 1, answer: 'Sesame' }];
    booking.order.cart.cartItems.forEach((item) => (item.itemComments = 'We come by tram.'));
    const told = toOperator({ ...booking, item: { ...booking.item, questions: [asked] } }, 'told@example.com');
    await sendOperatorBookedMail(backend, told);
    const mail = await sent(told, 'told@example.com');
    expect(mail.subject).toBe(`New booking ${told.orderNumber}: ${told.item.title.en}, Sat, 5 Dec 2026, 10:00`);
    const parts = ['Second Guest', 'What do you not eat? (Second Guest): Sesame', 'We come by tram.', 'Ada Byron', '+4930901820', '€129'];
    for (const part of parts) expect(mail.text).toContain(part);
    expect(mail.text).not.toContain('/operator/requests/');
  });

  it('say of a cancelled one which it was, and no more about the guests than their names', async () => {
    const booking = toOperator(await paidBookingIn(backend, 'rome', {}), 'cancelled@example.com');
    await sendOperatorCancelledMail(backend, booking);
    const mail = await sent(booking, 'cancelled@example.com');
    expect(mail.subject).toContain(`Cancelled ${booking.orderNumber}: `);
    expect(mail.text).toContain('The seats are free again');
    expect(mail.text).not.toContain('+4930901820');
  });

  it('are not written to nobody', async () => {
    const booking = toOperator(await paidBookingIn(backend, 'rome', {}), '');
    await sendOperatorBookedMail(backend, booking);
    await sendOperatorCancelledMail(backend, booking);
    expect(await backend.db.select().from(mails).where(eq(mails.recipient, ''))).toEqual([]);
  });
});

describe('the outbox', () => {
  it('lists mails and shows one with its letter and its attachments', async () => {
    const booking = await paidBookingIn(backend, 'london', { email: 'outbox@example.com' });
    await sendTicketMail(backend, booking);
    const { messageId } = await sent(booking);
    const app = outboxRoutes(backend);
    expect(await (await app.request('/outbox')).text()).toContain(booking.orderNumber);
    const path = `/outbox/${encodeURIComponent(messageId)}`;
    expect(await (await app.request(path)).text()).toContain(`${booking.orderNumber}.pdf`);
    const letter = await app.request(`${path}/html`);
    expect(letter.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
    expect(await letter.text()).toContain('data:image/jpeg;base64,');
    const pdf = await app.request(`${path}/attachments/1`);
    expect(pdf.headers.get('Content-Type')).toBe('application/pdf');
  });

  it('is not there beside a mail server', async () => {
    const app = outboxRoutes({ ...backend, config: { ...backend.config, smtpUrl: 'smtp://localhost' } });
    expect((await app.request('/outbox')).status).toBe(404);
  });
});

describe('the mail about a cancelled booking', () => {
  const refunded = { amount: 3225, currency: 'EUR' as const, share: 0.5, askedAt: new Date('2026-11-22T10:00:00Z') };

  it('says how much comes back, where to and when', async () => {
    const booking = await paidBookingIn(backend, 'rome', { email: 'refund@example.com' });
    await backend.db.insert(refunds).values({ ...refunded, bookingId: booking.id, isReleased: false });
    await sendRefundMail(backend, booking);
    const mail = await sent(booking);
    expect(mail.subject).toContain('Cancelled: ');
    for (const part of [booking.orderNumber, '€32.25', '50% of €64.50', 'goes back the way you paid', '5 to 10 working days'])
      expect(mail.text).toContain(part);
    expect(mail.attachments.filter(({ mimeType }) => mimeType === 'application/pdf')).toEqual([]);
  });

  it('says in German that nothing had been charged for a request', async () => {
    const booking = await paidBookingIn(backend, 'rome', { email: 'release@example.com', locale: 'de' });
    await backend.db.insert(refunds).values({ ...refunded, amount: 6450, share: 1, bookingId: booking.id, isReleased: true });
    await sendRefundMail(backend, booking);
    const { text } = await sent(booking);
    expect(text).toContain('Es war noch nichts abgebucht');
    expect(text).toContain('64,50\u00a0€');
  });
});

it('mails a code to the booker, in the language of the page on which it was asked for', async () => {
  const booking = await paidBookingIn(backend, 'rome', { email: 'code@example.com', locale: 'en' });
  await sendCodeMail(backend, booking, { id: 'one', code: '042017', locale: 'de' });
  const mail = await sent(booking);
  expect(mail.subject).toBe('042017 ist Ihr Code');
  for (const part of ['042017', booking.orderNumber, '15 Minuten']) expect(mail.text).toContain(part);
});

it('says in the ticket mail until when the booking can be cancelled, and where', async () => {
  const booking = await paidBookingIn(backend, 'rome', { email: 'terms@example.com' });
  await sendTicketMail(backend, booking);
  const { text } = await sent(booking);
  expect(text).toContain('Free cancellation until 4 December 2026, 10:00 (Rome)');
  expect(text).toContain(`/en/booking#${booking.orderNumber}`);
});
