import type { TransferKind } from './kind.ts';

/** Wherever guests sleep: they say where (requirements 5). */
export const hotel: TransferKind = {
  fields: ['hotelName', 'address'],
  isNamed: false,
  where: (_named, { hotelName = '', address = '' }) => ({ title: hotelName, street: address }),
};
