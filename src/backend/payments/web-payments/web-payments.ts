import type { ProviderMethod } from '../method.ts';
import { byCards } from '../stripe/by-cards.ts';
import type { StripeGateway } from '../stripe/gateway.ts';

/** In the registry of methods. */
export const webPayments = 'web-payments';

/** Apple Pay and Google Pay: a wallet on the shopper's device hands over a card, which Stripe charges as any other. */
export const webPaymentsMethod = (gateway: StripeGateway): ProviderMethod => ({ ...byCards(gateway), id: webPayments });
