/** What every call about a person may be refused with. */
export const refusals = ['invalid_request', 'unauthenticated', 'forbidden', 'too_many_requests', 'unavailable'] as const;
