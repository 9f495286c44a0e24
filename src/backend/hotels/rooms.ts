import type { InferOutput } from 'valibot';
import type { listRooms } from '#contracts/hotels.ts';
import { toDecimal } from '#domain/money.ts';
import type { CurrencyCode } from '#contracts/common.ts';
import type { Hotel } from '../catalogue/hotels.ts';
import { arrivalProblem, roomRates, type RoomRate } from '../catalogue/room-rates.ts';
import { roomFacts } from './room-facts.ts';
import { readTaken, withRoomsLeft } from '../suppliers/houses/nights.ts';
import type { Parts } from './search.ts';
import { guestsIn, nightsIn, stayIn } from './stay.ts';

/** Requirements 9, in minutes. */
const offerValidity = 15;

type Asked = InferOutput<typeof listRooms.body>;
type Answer = InferOutput<typeof listRooms.response>;

const rateAnswer = ({ plan, nights, cityTax, total }: RoomRate, currency: CurrencyCode) => ({
  ratePlanId: plan.id,
  board: plan.board,
  cancellationTerms: plan.cancellationTerms,
  isForMembers: plan.isForMembers,
  nights: [...nights],
  cityTax,
  total: toDecimal({ amount: total, currency }),
});

/** The rooms of a hotel for each who is asked for, with what they cost on these nights. */
export async function roomsFor({ db, catalogue: { rates }, clock }: Parts, hotel: Hotel, body: Asked): Promise<Answer> {
  const { currency, language, calculatedDateFrom } = body;
  const now = clock();
  const nights = nightsIn(body, hotel.destination.timeZone, now);
  const left = withRoomsLeft(hotel, nights, await readTaken(db, [hotel.hotelId], stayIn(body)));
  const closed = arrivalProblem(hotel, calculatedDateFrom, nights.length);
  return {
    hotelid: hotel.hotelId,
    currencyCode: currency,
    hotelOfferExpiresAt: new Date(now.getTime() + offerValidity * 60_000).toISOString(),
    rooms: guestsIn(body).map(({ adults, childrenAges }, index) => {
      const offered = closed ? [] : roomRates({ rates, currency }, left, { adults, childrenAges }, nights);
      const byRoom = Map.groupBy(offered, ({ room }) => room);
      return {
        roomNumber: index + 1,
        adults,
        childrenAges: [...childrenAges],
        choices: [...byRoom].map(([room, ofRoom]) => ({
          ...roomFacts(hotel, room, language),
          roomsLeft: room.count,
          rates: ofRoom.map((rate) => rateAnswer(rate, currency)),
        })),
      };
    }),
    ...(closed && { closed }),
  };
}
