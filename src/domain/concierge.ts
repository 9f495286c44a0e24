import type { BookingScope } from '#contracts/identity.ts';

const concierge: BookingScope = 'bookings:concierge:read-write';
const uuid = /^[\da-z]{8}(-[\da-z]{4}){3}-[\da-z]{12}$/i;

/**
 * Requirements 5 and 6: a concierge has the scope and belongs to an organisation.
 * @returns the first organisation, or nothing for everybody else
 */
export function organizationOf({
  organizations,
  authorizable_scopes: scopes,
}: {
  organizations: readonly string[];
  authorizable_scopes: readonly string[];
}): string | undefined {
  return scopes.includes(concierge) ? organizations.find((id) => uuid.test(id)) : undefined;
}
