import { computed } from 'nanostores';
import { organizationOf } from '#domain/concierge.ts';
import { $resuming } from './auth/resume.ts';
import { $session } from './auth/session.ts';
import { $signedIn } from './signed-in.ts';

/** Who is about to book on account: not known yet, nobody, somebody who may not, or a concierge and the organisation that pays. */
export type Biller =
  | { state: 'checking' }
  | { state: 'unavailable' }
  | { state: 'signed-out' }
  | { state: 'refused'; name: string }
  | { state: 'ready'; name: string; organizationId: string };

export const $biller = computed([$resuming, $session, $signedIn], (resuming, session, person): Biller => {
  // A sign-in that is just ending has its tokens a moment before anybody is told of it.
  if (session && !person) return { state: 'checking' };
  if (!session) return { state: resuming === 'done' ? 'signed-out' : resuming === 'unavailable' ? 'unavailable' : 'checking' };
  const { name, email } = session.profile;
  const organizationId = organizationOf(session.profile);
  return organizationId === undefined ? { state: 'refused', name: name || email } : { state: 'ready', name: name || email, organizationId };
});
