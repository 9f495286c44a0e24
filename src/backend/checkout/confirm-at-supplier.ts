import { Refusal } from '../http/refusal.ts';
import { supplierOf } from '../suppliers/registry.ts';
import { known, type Checkout } from './checkout.ts';

/** Asks the supplier before anything is booked or captured: what it refuses, nobody pays for. Safe to repeat under the same key. */
export async function confirmAtSupplier(checkout: Checkout): Promise<undefined> {
  const tour = known(checkout, 'tour');
  const confirmation = await supplierOf(checkout.backend, tour).confirm(tour, known(checkout, 'hold'), checkout.order, checkout.key);
  if (confirmation === 'refused') throw new Refusal('sold_out');
  checkout.confirmation = confirmation;
}

/** Takes that back where the checkout fails after all. */
export async function cancelAtSupplier({ backend, tour, hold, confirmation }: Checkout): Promise<void> {
  if (tour && hold && confirmation) await supplierOf(backend, tour).cancel?.(hold.id);
}
