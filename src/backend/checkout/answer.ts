import type { CheckoutResult } from '#contracts/checkout.ts';
import { resultOf } from '../bookings/result.ts';
import { known, type Checkout } from './checkout.ts';

export const answer = async (checkout: Checkout): Promise<CheckoutResult> => resultOf(checkout.backend, known(checkout, 'booking'));
