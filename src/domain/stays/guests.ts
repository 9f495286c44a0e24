/** Who sleeps in a room; children by their ages on the day of arrival. */
export type Guests = { adults: number; childrenAges: readonly number[] };

/** What children up to an age pay: euros a night, and whether they eat what adults eat. */
export type ChildRate = { upToAge: number; price: number; eats: boolean };

export type CountedGuests = { adults: number; children: readonly ChildRate[] };

/**
 * The guests of a room as a house counts them: a child above the ages that it names is an adult.
 * @param rates the youngest first
 * @returns nothing where there are children, and the house takes none
 */
export function countGuests({ adults, childrenAges }: Guests, rates: readonly ChildRate[]): CountedGuests | undefined {
  if (childrenAges.length > 0 && rates.length === 0) return undefined;
  const children = childrenAges.flatMap((age) => rates.find(({ upToAge }) => age <= upToAge) ?? []);
  return { adults: adults + childrenAges.length - children.length, children };
}

export type Occupancy = { adults: number; children: number; total: number };

/** Whether a room has beds for them; children may have the beds of adults. */
export const sleeps = (occupancy: Occupancy, { adults, children }: CountedGuests): boolean =>
  adults <= occupancy.adults &&
  adults + children.length <= occupancy.total &&
  children.length <= occupancy.children + occupancy.adults - adults;
