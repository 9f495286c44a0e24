import { Refusal } from '../http/refusal.ts';
import { supplierOf } from '../suppliers/registry.ts';
import { known, type Checkout } from './checkout.ts';

/** Asks the suppliers before anything is booked or captured: what one refuses, nobody pays for. Safe to repeat. */
export async function confirmAtSupplier(checkout: Checkout): Promise<undefined> {
  const { backend } = checkout;
  for (const item of known(checkout, 'items')) {
    const confirmation = await supplierOf(backend, item.product).confirm(item.product, item.hold, item.order);
    if (confirmation === 'refused') throw new Refusal('sold_out');
    item.confirmation = confirmation;
  }
}

/** Takes that back where the checkout fails after all. */
export async function cancelAtSupplier({ backend, items = [] }: Checkout): Promise<void> {
  for (const { product, hold, confirmation } of items) {
    if (confirmation) await supplierOf(backend, product).cancel?.(hold.id);
  }
}
