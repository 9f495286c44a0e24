import type { Backend } from '#backend/backend.ts';
import type { SimulatedOrder } from '#backend/simulators/paypal/order.ts';

/** What PayPal has of a checkout. @param key its Idempotency-Key */
export const payPalOrdersOf = ({ payments }: Pick<Backend, 'payments'>, key: string): SimulatedOrder[] =>
  payments.simulators?.payPal.store.things().filter(({ purchase_units: [unit] }) => unit.custom_id === key) ?? [];
