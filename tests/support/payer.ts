import type { Payer } from '#domain/payer.ts';

/** Who pays, as the sheet of a wallet says it. */
export const payer: Payer = {
  name: 'Ada Byron',
  email: 'ada@shopper.example',
  phoneNumber: '030 901820',
  country: 'DE',
  fullAddress: 'Invalidenstraße 1',
  postalCode: '10115',
  city: 'Berlin',
  stateProvince: '',
};
