import type { ProviderMethod } from '../method.ts';
import { byCards } from '../stripe/by-cards.ts';
import type { StripeGateway } from '../stripe/gateway.ts';

/** Cards whose number is typed, by Stripe's payment intents. */
export const cardMethod = (gateway: StripeGateway): ProviderMethod => ({ ...byCards(gateway), id: 'card' });
