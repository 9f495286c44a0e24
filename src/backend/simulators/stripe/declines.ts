/** Why a charge fails, as Stripe words it: https://docs.stripe.com/declines/codes */
export type Decline = { code: string; decline_code?: string; message: string };

export const declines = {
  generic: { code: 'card_declined', decline_code: 'generic_decline', message: 'Your card was declined.' },
  insufficientFunds: { code: 'card_declined', decline_code: 'insufficient_funds', message: 'Your card has insufficient funds.' },
  notATestCard: {
    code: 'card_declined',
    decline_code: 'test_mode_live_card',
    message:
      'Your card was declined. Your request was in test mode, but used a non test card. ' +
      'For a list of valid test cards, visit: https://stripe.com/docs/testing.',
  },
  authentication: {
    code: 'payment_intent_authentication_failure',
    message: 'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
  },
} satisfies Record<string, Decline>;
