import { locales, type Locale } from '#contracts/common.ts';
import type { Localised } from '#domain/booked-item.ts';
import { formatDay } from '#domain/day.ts';
import { fromDecimal } from '#domain/money.ts';
import { chosenRoomOf, type ChosenRoom } from '#domain/stays/kind.ts';
import { nightsOf } from '#domain/stays/stay.ts';
import { stayMessages } from '#i18n/stay/index.ts';
import { voucherMessages } from '#i18n/voucher/index.ts';
import type { House } from '../houses.ts';
import type { RatePlan, Room } from '../hotels.ts';
import { roomRates, type RoomRate } from '../room-rates.ts';
import type { Sales } from './sales.ts';

const cityTaxId = 'city-tax';

const inEvery = (text: (locale: Locale) => string): Localised =>
  Object.fromEntries(locales.map((locale) => [locale, text(locale)])) as Localised;

/** `Double room, with breakfast, 2 nights` */
function roomLabel({ room, plan }: { room: Room; plan: RatePlan }, stay: ChosenRoom, locale: Locale): string {
  const t = stayMessages(locale);
  return t.room({ room: room.name[locale], board: t[`board-${plan.board}`], nights: t.nights(nightsOf(stay).length) });
}

/** `2 nights, until Monday, 7 December 2026, 11:00` */
function untilText({ hotel: { checkOut: time } }: House, stay: ChosenRoom, locale: Locale): string {
  const t = stayMessages(locale);
  return t.until({ nights: t.nights(nightsOf(stay).length), date: formatDay(stay.to, locale), time });
}

/** What a house has of what is chosen, whether or not it is sold now. */
function chosenIn({ hotel: { rooms, ratePlans } }: House, { room: roomId, ratePlan }: ChosenRoom) {
  const [room, plan] = [rooms.find(({ id }) => id === roomId), ratePlans.find(({ id }) => id === ratePlan)];
  return room && plan && { room, plan };
}

/** The rooms that members alone can have are for whoever is signed in, whom a price does not know. */
const isChosen = ({ room, plan }: RoomRate, { room: roomId, ratePlan }: ChosenRoom): boolean =>
  room.id === roomId && plan.id === ratePlan && !plan.isForMembers;

const hasCommonNight = (one: ChosenRoom, other: ChosenRoom): boolean => one.from < other.to && other.from < one.to;

/** Rooms of houses, night by night. */
export const stays: Sales<House> = {
  facts: (_catalogue, { destination, durationMinutes }) => ({
    pricingGroups: {},
    minimumTravellers: 1,
    durations: [durationMinutes],
    timeZone: destination.timeZone,
  }),
  lines(catalogue, { hotel }, { selection, market: { currency, locale } }) {
    const chosen = chosenRoomOf(selection);
    const offered = roomRates({ rates: catalogue.rates, currency }, hotel, chosen.guests, nightsOf(chosen));
    const rate = offered.find((one) => isChosen(one, chosen));
    if (!rate) return undefined;
    const cityTax = fromDecimal(rate.cityTax, currency).amount;
    const once = (total: number) => ({ quantity: 1, unit: total, total });
    const ofRoom = { label: roomLabel(rate, chosen, locale), ...once(rate.total - cityTax) };
    const tax = { label: stayMessages(locale).cityTax, ...once(cityTax) };
    return [
      { kind: 'unit', group: 'DEFAULT', id: rate.room.id, ...ofRoom },
      ...(cityTax > 0 ? [{ kind: 'fee' as const, group: 'extras' as const, id: cityTaxId, ...tax }] : []),
    ];
  },
  promotion: () => ({}),
  item(_catalogue, house, { selection, lines, terms }) {
    const { hotel, tourId, productType, supplier, tourName, destination, startingPoint, operator } = house;
    const chosen = chosenRoomOf(selection);
    const found = chosenIn(house, chosen);
    const labelOf = ({ group, id, label }: (typeof lines)[number], locale: Locale): string => {
      if (group === 'discount') return voucherMessages(locale).line({ code: id });
      if (id === cityTaxId) return stayMessages(locale).cityTax;
      return found ? roomLabel(found, chosen, locale) : label;
    };
    return {
      version: 1,
      kind: productType,
      product: { supplier, id: tourId },
      title: tourName,
      subTitle: inEvery((locale) => untilText(house, chosen, locale)),
      picture: { city: destination.id },
      span: { start: `${chosen.from}T${hotel.checkIn.from}`, end: `${chosen.to}T${hotel.checkOut}`, timeZone: destination.timeZone },
      place: { city: destination.name, country: destination.countryName, meeting: startingPoint },
      operator: { name: operator.name, phone: operator.phone, email: operator.email },
      languages: [],
      lines: lines.map((line) => ({ group: line.group, id: line.id, label: inEvery((locale) => labelOf(line, locale)) })),
      terms: terms ?? found?.plan.cancellationTerms ?? [],
      questions: [],
    };
  },
  tickets(_catalogue, house, { selection, lines }) {
    const chosen = chosenRoomOf(selection);
    const found = chosenIn(house, chosen);
    const named = found ? locales.map((locale) => roomLabel(found, chosen, locale)) : [];
    const { adults, childrenAges } = chosen.guests;
    const ofRoom = lines.filter(({ kind }) => kind === 'unit');
    return ofRoom.map(({ label }) => ({ labels: new Set([label, ...named]), least: 1, most: adults + childrenAges.length }));
  },
  isKeptBy(house, wanted, { tourId, selection }) {
    if (tourId !== house.tourId) return false;
    const [one, other] = [chosenRoomOf(wanted), chosenRoomOf(selection)];
    return one.room === other.room && hasCommonNight(one, other);
  },
  asksStartingTime: () => false,
};
