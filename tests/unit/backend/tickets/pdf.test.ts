import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenBackend } from '#backend/backend.ts';
import type { Booking } from '#backend/bookings/booking.ts';
import { visitOf } from '#backend/bookings/visit.ts';
import { bookedPicture } from '#backend/images/booked-picture.ts';
import { ticketsPdf } from '#backend/tickets/pdf.ts';
import { locales } from '#contracts/common.ts';
import { openTestBackend } from '#tests/support/backend.ts';
import { bookingIn } from '#tests/support/booking.ts';
import { linesOf, textOf } from '#tests/support/pdf-text.ts';
import { dayInRome, fromShip, tightDay } from '#tests/support/ship.ts';

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

/** Lines that were broken are one again. */
const saidOn = async (booking: Booking) => textOf(await pdfOf(booking, [0])).replace(/\s+/g, ' ');

it('says when who came from a ship is back at it, beside where to meet', async () => {
  const english = await saidOn(fromShip(bookingIn(backend, 'rome')));
  for (const said of [
    'YOUR SHIP',
    'MERIDIAN STAR, CIVITAVECCHIA',
    'all aboard 15:30: 2 hours to spare',
    'at the pier: Pier 12',
    'MEETING POINT',
    'all your money comes back by itself',
  ])
    expect(english).toContain(said);
  const german = await saidOn(fromShip(bookingIn(backend, 'rome', { locale: 'de' }), tightDay));
  for (const said of ['IHR SCHIFF', 'Zurück am Pier 15:00', '30 Minuten Reserve, das ist knapp', 'Kai 12']) expect(german).toContain(said);
  expect(await saidOn(bookingIn(backend, 'rome'))).not.toContain('SHIP');
});

it('stays on its page with the longest that is said of a ship', async () => {
  const { item, ...booking } = bookingIn(backend, 'rome');
  const title = { en: 'Ostia Antica: the harbour city, by train and on foot, with a long lunch', de: item.title.de };
  const port = { en: 'Civitavecchia (Rome), cruise terminal Bramante', de: 'Civitavecchia' };
  const call = { ...tightDay, port, shipTimeZone: 'Europe/London', verdict: { ...tightDay.verdict, minutes: 89 } };
  const pdf = await pdfOf(fromShip({ ...booking, item: { ...item, title } }, call), [0]);
  expect(pdf.toString('latin1').match(/\/Type \/Page\n/g)).toHaveLength(1);
  const text = textOf(pdf).replace(/\s+/g, ' ');
  for (const said of ['15:30 (on board 14:30): 1 hour 29 minutes to spare, which is tight', 'MEETING POINT', 'Pier 12'])
    expect(text).toContain(said);
});

const sentence = 'Here the words go on for longer than anybody would write them. ';
const inBoth = (text: string) => ({ en: text, de: text });
const longCall = { ...tightDay, port: inBoth(sentence), terminal: inBoth(sentence.repeat(4)), shipTimeZone: 'Europe/London' };

/** Lines of the middle, from above, of which one reaches into the next: letters are as much as a quarter below their baseline. */
function overlapsOn(pdf: Buffer): number {
  const lines = linesOf(pdf)
    .filter(({ x }) => x === 136)
    .sort((a, b) => b.y - a.y);
  expect(lines.length).toBeGreaterThan(8);
  return lines.filter(({ y, size }, index) => {
    const below = lines[index + 1];
    return below !== undefined && y - size / 4 < below.y + (below.size * 3) / 4;
  }).length;
}

describe.each(locales)('in %s', (locale) => {
  it.each([0, 1, 3, 8])('never draws one text over another, with %i sentences of directions', async (sentences) => {
    for (const call of [undefined, dayInRome, longCall])
      for (const [title, name] of [
        ['A walk', 'Ada Byron'],
        [sentence.repeat(2), sentence],
      ] as const) {
        const plain = bookingIn(backend, 'rome', { locale, names: [name] });
        const visit = visitOf(backend, call ? fromShip(plain, call) : plain);
        const place = { title, street: title, directions: sentence.repeat(sentences), mapUrl: '', latitude: 0, longitude: 0 };
        const pdf = await ticketsPdf(backend, { ...visit, tourName: title, subTitle: title, meetingPoint: place }, [0], undefined);
        expect(overlapsOn(pdf)).toBe(0);
        expect(pdf.toString('latin1').match(/\/Type \/Page\n/g)).toHaveLength(1);
      }
  });
});

it('leaves the times of a call as the clocks in port show them, though these change after the booking', async () => {
  const [day, times] = ['2027-03-28', { arrival: '2027-03-28T07:00', departure: '2027-03-28T16:00', allAboard: '2027-03-28T15:30' }];
  const call = { ...dayInRome, ...times, verdict: { fit: 'fits' as const, minutes: 120, backAt: `${day}T13:30` } };
  expect(await saidOn(fromShip(bookingIn(backend, 'rome', { day }), call))).toContain('Back at the pier 13:30, all aboard 15:30');
});
