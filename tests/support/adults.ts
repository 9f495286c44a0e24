import type { Selection } from '#contracts/quotes.ts';

/** The age group that the sample tours sell at the full price. */
const adult = 'adult';

/** So many adults, of a tour whose prices go by age. */
export const forAdults = (quantity: number): Selection['components'] => ({ ageGroup: [{ id: adult, quantity }] });

/** Whether a tour has a price for adults: one by ticket, menu or group has none. */
export const sellsToAdults = ({ ageGroups }: { ageGroups?: readonly { id: string }[] | undefined }): boolean =>
  ageGroups?.some(({ id }) => id === adult) ?? false;
