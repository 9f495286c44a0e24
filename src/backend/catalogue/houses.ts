import { minutesOfNight } from '#domain/stays/kind.ts';
import type { Hotel } from './hotels.ts';
import type { Product } from './product.ts';

/** A hotel as a product whose rooms are sold: `tourId` is its `hotelId`. */
export type House = Product & { hotel: Hotel };

const houses = new WeakMap<Hotel, House>();

/** The same object for the same hotel. */
export function houseOf(hotel: Hotel): House {
  const made = houses.get(hotel);
  if (made) return made;
  const { hotelId, slug, hotelName, destination, operator, address, directions, latitude, longitude, checkIn, checkOut } = hotel;
  const name = { en: hotelName, de: hotelName };
  const street = `${address.street}, ${address.postalCode} ${address.city}`;
  const house: House = {
    tourId: hotelId,
    productType: 'hotels',
    supplier: 'houses',
    slug,
    tourName: name,
    destination,
    operator,
    categories: [],
    durationMinutes: minutesOfNight(checkIn.from, checkOut),
    startingPoint: { title: name, street, directions, latitude, longitude },
    pickup: [],
    dropOff: [],
    questions: [],
    requires: { contact: [], participants: [] },
    requireBookingApproval: false,
    hotel,
  };
  houses.set(hotel, house);
  return house;
}
