import * as v from 'valibot';

/** What a house is, as schema.org has it: `Hotel`, `Hostel`, `BedAndBreakfast`, `Apartment`s with a desk. */
export const lodgingTypes = ['hotel', 'hostel', 'guest-house', 'apartments'] as const;
export const boardIds = ['room-only', 'breakfast', 'half-board'] as const;
export const bedTypes = ['single', 'double', 'queen', 'king', 'bunk', 'sofa-bed'] as const;

/** What a house has. */
export const amenityIds = [
  'wifi',
  'breakfast',
  'restaurant',
  'bar',
  'pool',
  'spa',
  'gym',
  'terrace',
  'garden',
  'parking',
  'ev-charging',
  'bikes',
  'lift',
  'step-free',
  'air-conditioning',
  'laundry',
  'shared-kitchen',
  'luggage',
  'desk-24h',
  'families',
  'pets',
] as const;

/** What a room has. */
export const roomAmenityIds = [
  'air-conditioning',
  'balcony',
  'view',
  'desk',
  'tv',
  'safe',
  'minibar',
  'coffee',
  'kitchenette',
  'washing-machine',
  'bathtub',
  'step-free',
  'locker',
] as const;

export type LodgingType = (typeof lodgingTypes)[number];
export type BoardId = (typeof boardIds)[number];
export type BedType = (typeof bedTypes)[number];
export type AmenityId = (typeof amenityIds)[number];
export type RoomAmenityId = (typeof roomAmenityIds)[number];

export const lodgingType = v.picklist(lodgingTypes);
export const boardId = v.picklist(boardIds);
