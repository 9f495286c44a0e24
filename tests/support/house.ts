import * as v from 'valibot';
import type { Destination } from '#backend/catalogue/catalogue.ts';
import { hotelSource } from '#backend/catalogue/hotel-source.ts';
import type { Hotel } from '#backend/catalogue/hotels.ts';

const words = (en: string, de = en) => ({ en, de });
const sentence = words('A house for tests with three kinds of rooms, each as plain as a rule about it needs.');
const picture = (place: string) => ({ place, light: 'day', alt: words(place) });
const room = {
  description: words('Plain.'),
  beds: [{ type: 'double', count: 1 }],
  size: 15,
  amenities: [],
  picture: 2,
};
const freeUntilTwoDays = [{ daysBefore: 2, share: 1 }];

/** Rooms for one (4 of them, 50 euros), two (3, 100 euros) and four (1, 180 euros for two, 30 for each adult more); three rate plans. */
const plain = {
  hotelId: '7b1e6a52-2a54-4b8c-9c62-4d7e3a1f0b11',
  slug: 'plain-house',
  lodgingType: 'hotel',
  stars: 3,
  hotelName: 'Plain House',
  area: words('Monti'),
  shortDescription: sentence,
  longDescription: sentence,
  address: { street: 'Via Panisperna 1', postalCode: '00184', city: 'Roma' },
  latitude: 41.897,
  longitude: 12.492,
  directions: words('By metro.', 'Mit der U-Bahn.'),
  operator: { name: 'Plain Rooms', phone: '+39 06 555 0100', email: 'desk@plain.example' },
  checkIn: { from: '15:00' },
  checkOut: '11:00',
  amenities: ['wifi', 'breakfast', 'lift'],
  houseRules: [words('No smoking'), words('Quiet at night')],
  pictures: ['hotels/front-inn', 'hotels/room-double', 'hotels/courtyard', 'rome/gianicolo'].map(picture),
  children: [
    { upToAge: 2, price: 0, eats: false },
    { upToAge: 11, price: 10 },
  ],
  rooms: [
    {
      ...room,
      id: 'single',
      name: words('Single room'),
      occupancy: { adults: 1, children: 0, total: 1 },
      count: 4,
      price: 50,
      included: 1,
    },
    {
      ...room,
      id: 'double',
      name: words('Double room'),
      occupancy: { adults: 2, children: 1, total: 3 },
      count: 3,
      price: 100,
      single: 20,
    },
    {
      ...room,
      id: 'family',
      name: words('Family room'),
      occupancy: { adults: 4, children: 2, total: 4 },
      count: 1,
      price: 180,
      extraAdult: 30,
    },
  ],
  ratePlans: [
    { id: 'flexible', board: 'room-only', cancellationTerms: freeUntilTwoDays },
    { id: 'breakfast', board: 'breakfast', boardPrice: { adult: 8, child: 4 }, cancellationTerms: freeUntilTwoDays },
    { id: 'saver', board: 'room-only', percent: -10, cancellationTerms: [] },
    { id: 'member', board: 'room-only', percent: -20, isForMembers: true, cancellationTerms: freeUntilTwoDays },
  ],
  reviews: [5, 4, 3].map((rating) => ({ rating, date: `2026-0${rating}-01`, traveller: words('Couple'), text: words('As it says.') })),
};

/** A hotel of this place. @param changes what it has otherwise, as its file would say it */
export const houseIn = (destination: Destination, changes: Partial<v.InferInput<typeof hotelSource>> = {}): Hotel => ({
  ...v.parse(hotelSource, { ...plain, ...changes }),
  destination,
});
