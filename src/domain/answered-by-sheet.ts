import type { TourDetails } from '#contracts/tours.ts';
import type { Asked } from './products/kind.ts';
import { productKindFor } from './products/registry.ts';

/** What the sheet of a wallet says of a main contact, by the names of requirements 9. */
const said: readonly string[] = ['firstName', 'lastName', 'email', 'phoneNumber', 'country', 'fullAddress', 'postalCode', 'city'];

type Requires = Asked & Pick<TourDetails, 'productType' | 'requiredMainContactData' | 'requiredParticipantsData'>;

/** Whether the sheet of a wallet answers all that the checkout would ask before the payment. */
export const isAnsweredBySheet = (item: Requires): boolean =>
  !productKindFor(item).steps(item).includes('questions') &&
  item.requiredParticipantsData.length === 0 &&
  item.requiredMainContactData.every((field) => said.includes(field));
