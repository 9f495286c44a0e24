import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenBackend } from '#backend/backend.ts';
import type { Booking } from '#backend/bookings/booking.ts';
import { visitOf } from '#backend/bookings/visit.ts';
import { bookedPicture } from '#backend/images/booked-picture.ts';
import { ticketsPdf } from '#backend/tickets/pdf.ts';
import { openTestBackend } from '#tests/support/backend.ts';
import { bookingIn } from '#tests/support/booking.ts';
import { textOf } from '#tests/support/pdf-text.ts';

let backend: OpenBackend;
beforeAll(async () => {
  backend = await openTestBackend();
});
afterAll(() => backend.close());

const pdfOf = async (booking: Booking, participants: number[]) => {
  const visit = visitOf(backend, booking);
  return ticketsPdf(backend, visit, participants, await bookedPicture(backend, visit.picture, 'strip'));
};

it('shows order number, traveller, date and time on the page of each traveller', async () => {
  const booking = bookingIn(backend, 'rome', { names: ['Zoë Šimůnková', 'Αριάδνη Παππά'] });
  const pdf = await pdfOf(booking, [0, 1]);
  expect(pdf.toString('latin1').match(/\/Type \/Page\n/g)).toHaveLength(2);
  const text = textOf(pdf);
  expect(text).toContain(booking.orderNumber);
  expect(text).toContain('Zoë Šimůnková');
  expect(text).toContain('Αριάδνη Παππά');
  expect(text).toContain('Sat, 5 Dec 2026');
  expect(text).toContain('10:00');
});

it('speaks the language of the booking', async () => {
  const booking = bookingIn(backend, 'rome', { locale: 'de' });
  const text = textOf(await pdfOf(booking, [0]));
  for (const said of ['TREFFPUNKT', '10:00 Uhr', 'REISENDE PERSON']) expect(text).toContain(said);
});

it('says which traveller it is where the fonts have no glyphs for a name', async () => {
  const textIn = async (locale: 'en' | 'de') =>
    textOf(await pdfOf(bookingIn(backend, 'rome', { locale, names: ['Ada Byron', '山田 花子'] }), [1]));
  expect(await textIn('en')).toContain('Traveller 2');
  expect(await textIn('de')).toContain('Person 2');
});
