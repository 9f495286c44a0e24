import type { CurrencyCode, Locale } from '#contracts/common.ts';
import type { PricedValue, PricingGroups } from '#contracts/pricing-groups.ts';
import { convert, fromDecimal, toDecimal } from '#domain/money.ts';
import { isForAdults } from '#domain/pricing.ts';
import type { Catalogue, Tour } from './catalogue.ts';

/** Whose prices are shown, and how. */
export type Market = { locale: Locale; currency: CurrencyCode };

/** Converts and rounds a price of one; totals are made of such, so that lines always add up. */
export const priceIn = (catalogue: Catalogue, currency: CurrencyCode, euros: number): number =>
  toDecimal(convert(fromDecimal(euros, 'EUR'), currency, catalogue.rates.rates[currency]));

type Option = TourOption & { ages?: [number, number]; groupSize?: number };
type TourOption = { id: string; label: string; price: number; min: number; max: number };

/**
 * A tour's prices by group, every quantity 0. Exactly one of ageGroup, ticketType, menuType and DEFAULT (a price for the group) is there.
 */
export function pricingGroupsOf(catalogue: Catalogue, tour: Tour, { locale, currency }: Market): PricingGroups {
  const value = (option: Option): PricedValue => ({ ...option, price: priceIn(catalogue, currency, option.price), quantity: 0 });
  const labelled = (option: Tour['extras'][number]): PricedValue => value({ ...option, label: option.label[locale] });
  const { ageGroups, ticketTypes, menuTypes, group, extras, schedule } = tour;
  return {
    ...(ageGroups && {
      ageGroup: { values: ageGroups.map((ages) => value({ ...ages, label: catalogue.ageGroupLabels[ages.id][locale] })) },
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
    ...(extras.length > 0 && { extras: { values: extras.map(labelled) } }),
  };
}

/** The lowest price at which one adult (or one group) can book. */
export function basePriceOf(catalogue: Catalogue, { ageGroups, ticketTypes, menuTypes, group }: Tour, currency: CurrencyCode): number {
  const forAdults = ageGroups?.filter(isForAdults) ?? [];
  const bookable = forAdults.length > 0 ? forAdults : (ageGroups ?? ticketTypes ?? menuTypes ?? (group ? [group] : []));
  return priceIn(catalogue, currency, Math.min(...bookable.map(({ price }) => price)));
}

/** Fewest that one booking takes. A group is booked as one, whatever its size. */
export const minimumOf = (tour: Tour): number => (tour.group ? 1 : tour.minimumTravellers);
