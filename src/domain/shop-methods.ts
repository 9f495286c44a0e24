import { shopperMethods, type ShopperMethod } from './payment-methods.ts';

/** What the shop's shoppers can pay with, which the build puts in. */
export const shopMethods: readonly ShopperMethod[] = import.meta.env.PAYMENT_METHODS ?? shopperMethods;
