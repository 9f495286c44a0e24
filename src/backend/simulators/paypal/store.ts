import { Store } from '../store.ts';
import type { SimulatedOrder } from './order.ts';

/** https://developer.paypal.com/api/rest/webhooks */
export type PayPalEvent = {
  id: string;
  event_version: '1.0';
  resource_type: string;
  event_type: string;
  /** When it happened; the shop hears of it from then on. */
  create_time: string;
  resource: object;
};

const isEvent = (object: SimulatedOrder | PayPalEvent): object is PayPalEvent => 'event_type' in object;

/** What the simulator of PayPal knows. */
export class PayPalStore extends Store<SimulatedOrder, PayPalEvent> {
  /** @param file of the journal; without one, all is forgotten in the end */
  constructor(file?: string) {
    super(isEvent, file);
  }

  /** The order that an authorization or a capture belongs to. */
  orderWith(kind: 'authorizations' | 'captures', id: string): SimulatedOrder | undefined {
    return this.things().find(({ purchase_units: [unit] }) => unit.payments[kind].some((one) => one.id === id));
  }
}
