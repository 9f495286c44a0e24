import type { AgeGroupId, CurrencyCode, Day, Locale } from '#contracts/common.ts';
import type { PricedValue, PricingGroups } from '#contracts/pricing-groups.ts';
import type { PromotionFields } from '#contracts/promotion.ts';
import { convert, fromDecimal, roundPrice, toDecimal } from '#domain/money.ts';
import { isForAdults } from '#domain/pricing.ts';
import { reducedPrice } from '#domain/promotion.ts';
import type { Catalogue, Tour } from './catalogue.ts';
import { isInSeason } from './season.ts';

/** Whose prices are shown, and how. */
export type Market = { locale: Locale; currency: CurrencyCode };

/**
 * Converts a price of one and rounds it as a shop would show it. Lists, panel, quote and charge ask here, so that what is shown is what is
 * charged; totals are made of such prices, so that lines always add up.
 */
export function priceIn({ rates }: Pick<Catalogue, 'rates'>, currency: CurrencyCode, euros: number): number {
  const price = convert(fromDecimal(euros, 'EUR'), currency, rates.rates[currency]);
  const step = currency === rates.base ? undefined : rates.roundedTo[currency];
  return toDecimal(step ? roundPrice(price, step) : price);
}

type TourOption = Omit<PricedValue, 'quantity'>;

/** How much more a tour costs on a day, in per cent. */
const peakOn = ({ peakPrices }: Tour, day: Day): number => peakPrices.find((peak) => isInSeason(peak, day))?.percent ?? 0;

/** In euros, whole ones where it is dearer. */
export const dearer = (euros: number, percent: number): number =>
  percent === 0 ? euros : Math.ceil((Math.round(euros * 100) * (100 + percent)) / 10_000);

/** How much less, by its promotion. @param day nothing: any on which the promotion holds */
const savingsOn = ({ currentPromotion }: Tour, day?: Day): number =>
  currentPromotion && (day === undefined || day <= currentPromotion.validUntil) ? currentPromotion.savings : 0;

/** A price of a promotion. The same for the same price, so that all that show it agree. */
const reduced = (price: number, currency: CurrencyCode, savings: number): number =>
  toDecimal(reducedPrice(fromDecimal(price, currency), savings));

/** By how many per cent all but the extras cost more, and then less. */
type Changes = { peak: number; savings: number };

function groupsAt(catalogue: Catalogue, tour: Tour, { locale, currency }: Market, { peak, savings }: Changes): PricingGroups {
  const priced = (option: TourOption): PricedValue => ({ ...option, price: priceIn(catalogue, currency, option.price), quantity: 0 });
  const lowered = (value: PricedValue): PricedValue => {
    const price = reduced(value.price, currency, savings);
    return price === value.price ? value : { ...value, price, originalPrice: value.price };
  };
  const named = ({ several, ...option }: Tour['extras'][number]): TourOption => ({
    ...option,
    label: option.label[locale],
    ...(several && { several: several[locale] }),
  });
  const value = (option: TourOption): PricedValue => lowered(priced({ ...option, price: dearer(option.price, peak) }));
  const labelled = (option: Tour['extras'][number]): PricedValue => value(named(option));
  const labelsOf = (id: AgeGroupId) => {
    const { several, ...label } = catalogue.ageGroupLabels[id];
    return { label, several };
  };
  const { ageGroups, ticketTypes, menuTypes, group, extras, schedule } = tour;
  return {
    ...(ageGroups && {
      ageGroup: { values: ageGroups.map((ages) => labelled({ ...ages, ...labelsOf(ages.id) })) },
    }),
    ...(ticketTypes && { ticketType: { values: ticketTypes.map(labelled) } }),
    ...(menuTypes && { menuType: { values: menuTypes.map(labelled) } }),
    ...(group && {
      DEFAULT: {
        values: [
          value({ id: 'group', label: group.label[locale], price: group.price, groupSize: group.seats, min: 0, max: schedule.seats }),
        ],
      },
    }),
    ...(extras.length > 0 && { extras: { values: extras.map((extra) => priced(named(extra))) } }),
  };
}

const changesOn = (tour: Tour, day?: Day): Changes => ({ peak: day === undefined ? 0 : peakOn(tour, day), savings: savingsOn(tour, day) });

/** A tour's prices, day by day. Days of one price share them. */
export function pricesByDay(catalogue: Catalogue, tour: Tour, market: Market): (day: Day) => PricingGroups {
  const known = new Map<string, PricingGroups>();
  return (day) => {
    const changes = changesOn(tour, day);
    const key = `${changes.peak} ${changes.savings}`;
    const groups = known.get(key) ?? groupsAt(catalogue, tour, market, changes);
    known.set(key, groups);
    return groups;
  };
}

/**
 * A tour's prices by group on a day, or those that it has but for peak times. Every quantity is 0. Exactly one of ageGroup, ticketType,
 * menuType and DEFAULT (a price for the group) is there.
 */
export const pricingGroupsOf = (catalogue: Catalogue, tour: Tour, market: Market, day?: Day): PricingGroups =>
  groupsAt(catalogue, tour, market, changesOn(tour, day));

/** The lowest price at which one adult (or one group) can book, but for a promotion: that of days outside of peak times. */
export function originalPriceOf(catalogue: Catalogue, { ageGroups, ticketTypes, menuTypes, group }: Tour, currency: CurrencyCode): number {
  const forAdults = ageGroups?.filter(isForAdults) ?? [];
  const bookable = forAdults.length > 0 ? forAdults : (ageGroups ?? ticketTypes ?? menuTypes ?? (group ? [group] : []));
  return priceIn(catalogue, currency, Math.min(...bookable.map(({ price }) => price)));
}

/** The same with the promotion of now: that of days outside of peak times, which every month and every promotion has. */
export const basePriceOf = (catalogue: Catalogue, tour: Tour, currency: CurrencyCode): number =>
  reduced(originalPriceOf(catalogue, tour, currency), currency, savingsOn(tour));

/** The promotion that lowers a tour's prices on a day, as the wire has it; empty where none does. */
export function promotionOn(catalogue: Catalogue, tour: Tour, currency: CurrencyCode, day?: Day): PromotionFields {
  const { currentPromotion } = tour;
  if (!currentPromotion || savingsOn(tour, day) === 0) return {};
  const { savings, bookUntil, validUntil } = currentPromotion;
  return {
    promoSavings: savings,
    promoBookUntil: bookUntil,
    promoValidUntil: validUntil,
    originalPrice: originalPriceOf(catalogue, tour, currency),
  };
}

/** Fewest that one booking takes. A group is booked as one, whatever its size. */
export const minimumOf = (tour: Tour): number => (tour.group ? 1 : tour.minimumTravellers);

/** How many adults one booking takes, whatever is left, and how many of them share a place: those of a group. */
export type PartySize = { fewest: number; most: number; ofOnePlace: number };

export function partySizeOf(tour: Tour): PartySize {
  const { ageGroups, ticketTypes, menuTypes, group, schedule } = tour;
  if (group) return { fewest: 1, most: group.seats * schedule.seats, ofOnePlace: group.seats };
  const options = ageGroups?.filter(isForAdults) ?? ticketTypes ?? menuTypes ?? [];
  return { fewest: minimumOf(tour), most: options.reduce((sum, { max }) => sum + max, 0), ofOnePlace: 1 };
}

/** Places (for a group price: groups) that a party takes. @returns nothing for a party that no booking takes */
export function placesFor({ fewest, most, ofOnePlace }: PartySize, travellers = fewest): number | undefined {
  return travellers < fewest || travellers > most ? undefined : Math.ceil(travellers / ofOnePlace);
}
