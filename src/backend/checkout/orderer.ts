import { isShopsOwn } from '../account/organization.ts';
import type { Backend } from '../backend.ts';
import { Refusal } from '../http/refusal.ts';
import { checkMember, optionalSubject } from '../identity/subject.ts';

/**
 * Who places an order, and whether for the organisation that it names (requirements 5 and 6).
 * @returns the subject, or null for a guest
 * @throws Refusal `unauthenticated` for a token that is not valid, `forbidden` for an organisation of others
 */
export async function ordererOf(
  backend: Backend,
  authorization: string | undefined,
  organizationId: string | undefined,
): Promise<string | null> {
  const subject = await optionalSubject(backend, authorization);
  if (organizationId !== undefined && !isShopsOwn(backend, organizationId)) {
    if (!subject) throw new Refusal('forbidden');
    checkMember(subject, organizationId);
  }
  return subject?.account.id ?? null;
}
