import { eq } from 'drizzle-orm';
import type { getOrganization } from '#contracts/organization.ts';
import type { ResponseOf } from '#contracts/endpoint.ts';
import type { Backend } from '../backend.ts';
import { organizations } from '../db/identity-schema.ts';
import { Refusal } from '../http/refusal.ts';
import { checkMember, type Subject } from '../identity/subject.ts';
import { isOwnPath } from './logos.ts';

/** Whom the shop's bookings are made for where nobody says otherwise (requirements 5). */
export const isShopsOwn = ({ brand: { organizationId: own } }: Pick<Backend, 'brand'>, organizationId: string): boolean =>
  own === organizationId.toLowerCase();

/** @throws Refusal `forbidden` for an organisation of others */
export async function readOrganization(
  backend: Backend,
  subject: Subject,
  organizationId: string,
): Promise<ResponseOf<typeof getOrganization>> {
  if (!isShopsOwn(backend, organizationId)) checkMember(subject, organizationId);
  const [found] = await backend.db.select().from(organizations).where(eq(organizations.id, organizationId));
  if (found)
    return {
      organizationId: found.id,
      name: found.name,
      ...(found.logoUrl !== null && isOwnPath(found.logoUrl) && { logoUrl: found.logoUrl }),
    };
  if (!isShopsOwn(backend, organizationId)) throw new Refusal('forbidden');
  return { organizationId, name: backend.brand.name };
}
