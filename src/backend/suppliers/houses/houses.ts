import type { Day } from '#contracts/common.ts';
import { addDays, dayIn, daysBetween } from '#domain/day.ts';
import { chosenRoomOf, movedTo, type ChosenRoom } from '#domain/stays/kind.ts';
import { nightsOf, wrongDayOf } from '#domain/stays/stay.ts';
import type { House } from '../../catalogue/houses.ts';
import { arrivalProblem } from '../../catalogue/room-rates.ts';
import { holdOf, prolongHold } from '../holds.ts';
import type { OpenSupplier } from '../supplier.ts';
import { readTaken } from './nights.ts';
import { keepNights, releaseExpired, releaseNights, takeAgain } from './holds.ts';

/** Rooms of these that a house has. */
const roomsOf = ({ hotel }: House, { room }: ChosenRoom): number => hotel.rooms.find(({ id }) => id === room)?.count ?? 0;

/** Whether a house takes guests from that day, for so many nights, as far as its calendar says. */
const isOpen = ({ hotel, destination }: House, stay: ChosenRoom, now: Date): boolean =>
  wrongDayOf(stay, dayIn(destination.timeZone, now)) === undefined && !arrivalProblem(hotel, stay.from, nightsOf(stay).length);

const daysOf = (from: Day, to: Day): Day[] =>
  Array.from({ length: Math.max(0, daysBetween(from, to) + 1) }, (_, index) => addDays(from, index));

/** The shop's own houses: rooms from `content/catalogue/hotels`, their nights in our database. */
export const houses: OpenSupplier<House> = ({ db, clock }) => {
  const release = (): Promise<number> => releaseExpired(db, clock());
  /** At the house's own time of check-in, of which an offer names no other. */
  const isBookable = (house: House, stay: ChosenRoom, startingTime: string): boolean =>
    startingTime === house.hotel.checkIn.from && isOpen(house, stay, clock());
  return {
    async *products() {},
    freeDays: async () => [],
    async offers(house, { from, to }, _market, { selection } = {}) {
      if (!selection) return [];
      const chosen = chosenRoomOf(selection);
      const stays = daysOf(from, to)
        .map((day) => movedTo(chosen, day))
        .filter((stay) => isOpen(house, stay, clock()));
      const [first, last] = [stays[0], stays.at(-1)];
      if (!first || !last) return [];
      await release();
      const taken = await readTaken(db, [house.tourId], { from: first.from, to: last.to });
      return stays.map((stay) => ({
        day: stay.from,
        startingTime: house.hotel.checkIn.from,
        seatsLeft: roomsOf(house, stay) - taken.most(house.tourId, stay.room, nightsOf(stay)),
        pricingGroups: {},
      }));
    },
    async hold(wanted, key) {
      const { product, selection, replaces } = wanted;
      const stay = chosenRoomOf(selection);
      if (!isBookable(product, stay, selection.startingTime)) return 'sold-out';
      const hold = holdOf(wanted, key);
      const keep = () => keepNights(db, hold, roomsOf(product, stay), replaces);
      const isKept = (await keep()) || ((await release()) > 0 && (await keep()));
      return isKept ? hold : 'sold-out';
    },
    extend: ({ id }, until) => prolongHold(db, id, until, clock()),
    async reopen(product, hold, until) {
      const stay = chosenRoomOf(hold.selection);
      if (!isBookable(product, stay, hold.startingTime)) return undefined;
      const take = () => takeAgain(db, hold, roomsOf(product, stay), until, clock());
      const isTaken = (await take()) || ((await release()) > 0 && (await take()));
      return isTaken ? { ...hold, status: 'open', expiresAt: until } : undefined;
    },
    release: async (tx, holdId, from) => (await releaseNights(tx, holdId, from)) !== undefined,
    releaseExpired: (now) => releaseExpired(db, now),
    confirm: async () => 'confirmed',
  };
};
