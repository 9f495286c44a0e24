import type { Backend } from '../backend.ts';
import { checkConcierge, requiredSubject } from '../identity/subject.ts';

/**
 * Who books on the account of an organisation (requirements 6, "Concierge").
 * @returns the subject
 * @throws Refusal `unauthenticated` without a token that is valid, `forbidden` without the scope, or for an organisation of others
 */
export async function billerOf(backend: Backend, authorization: string | undefined, organizationId: string): Promise<string> {
  const subject = await requiredSubject(backend, authorization);
  checkConcierge(subject, organizationId);
  return subject.account.id;
}
