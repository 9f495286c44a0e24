import { writeChoices } from '#domain/listing-address.ts';
import type { Choices } from '#domain/listing.ts';
import { anyTime } from '#domain/when.ts';

/** What an address asks for besides when and how many, as fields of a form. @param address what it has beside the list's choices */
export const keptFields = (address: string, choices: Choices): (readonly [name: string, value: string])[] => [
  ...new URLSearchParams(writeChoices(address, { ...choices, ...anyTime })),
];
