/** Where the shop takes the events of every payment provider. */
export const webhookPath = '/api/payment-gateway/webhook';
