import { inflateSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenBackend } from '#backend/backend.ts';
import type { Booking } from '#backend/bookings/booking.ts';
import { visitOf } from '#backend/bookings/visit.ts';
import { bookedPicture } from '#backend/images/booked-picture.ts';
import { ticketsPdf } from '#backend/tickets/pdf.ts';
import { openTestBackend } from '#tests/support/backend.ts';
import { bookingIn } from '#tests/support/booking.ts';

let backend: OpenBackend;
beforeAll(async () => {
  backend = await openTestBackend();
});
afterAll(() => backend.close());

const pdfOf = async (booking: Booking, participants: number[]) => {
  const visit = visitOf(backend, booking);
  return ticketsPdf(backend, visit, participants, await bookedPicture(backend, visit.picture, 'strip'));
};

/** Every stream of the document, unpacked. */
function streamsOf(pdf: Buffer): string[] {
  const text = pdf.toString('latin1');
  return [...text.matchAll(/(<<(?:(?!>>\n?stream)[^])*>>)\s*stream\n([^]*?)\nendstream/g)].map(([, head = '', body = '']) => {
    if (!head.includes('FlateDecode')) return '';
    return inflateSync(Buffer.from(body, 'latin1')).toString('latin1');
  });
}

/** The characters that a ToUnicode map gives to glyph numbers: `<0003> <004c> [<0041>]` and lists. */
function mapOf(stream: string): Map<number, string> {
  const characters = new Map<number, string>();
  for (const [, from = '', , list = ''] of stream.matchAll(/<([0-9a-f]+)> <([0-9a-f]+)> \[([^\]]*)\]/g)) {
    [...list.matchAll(/<([0-9a-f ]*)>/g)].forEach(([, hex = ''], index) => {
      const units = hex.replaceAll(' ', '').match(/.{4}/g) ?? [];
      characters.set(parseInt(from, 16) + index, String.fromCharCode(...units.map((unit) => parseInt(unit, 16))));
    });
  }
  return characters;
}

/** What a page shows, by the fonts' own maps, as a reader that copies text out of it would see it. */
function textOf(pdf: Buffer): string {
  const streams = streamsOf(pdf);
  const maps = streams.filter((stream) => stream.includes('beginbfrange')).map(mapOf);
  return streams
    .filter((stream) => stream.includes(' TJ'))
    .flatMap((stream) =>
      maps.map((map) =>
        [...stream.matchAll(/\[([^\]]*)\] TJ/g)]
          .map(([, run = '']) =>
            [...run.matchAll(/<([0-9a-f]+)>/g)]
              .map(([, hex = '']) => (hex.match(/.{4}/g) ?? []).map((glyph) => map.get(parseInt(glyph, 16)) ?? '').join(''))
              .join(''),
          )
          .join('\n'),
      ),
    )
    .join('\n');
}

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
