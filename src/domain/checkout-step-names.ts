import type { CheckoutStep } from './routes.ts';

/** The steps of a checkout in the order of requirements 4; apart from the paths, which every page carries. */
export const checkoutSteps = [
  'method_select',
  'personal_info',
  'traveler_info',
  'questions',
  'payment',
] as const satisfies readonly CheckoutStep[];
