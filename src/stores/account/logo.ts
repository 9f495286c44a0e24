import { fetchOrganization } from '#api/account.ts';
import { organizationOf } from '#domain/concierge.ts';
import { asSubject } from './auth/resume.ts';
import { $session } from './auth/session.ts';
import { $signedIn } from './signed-in.ts';

/**
 * Reads the logo of the concierge's organisation from its settings and stores it for all pages; where that fails, another page tries again.
 */
export async function findLogo(): Promise<void> {
  try {
    const subject = await asSubject();
    const profile = $session.get()?.profile;
    const organizationId = profile && organizationOf(profile);
    const { logoUrl = '' } = organizationId === undefined ? {} : await fetchOrganization(subject, organizationId);
    const person = $signedIn.get();
    if (person) $signedIn.set({ ...person, logoUrl });
  } catch {
    // The brand's own logo stays.
  }
}
