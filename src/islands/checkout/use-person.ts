import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { openSession } from '#stores/account/auth/resume.ts';
import { $session } from '#stores/account/auth/session.ts';

/** Who is signed in, as soon as this tab knows; the checkout does not wait for it. */
export function usePerson() {
  const session = useStore($session, { ssr: 'initial' });
  useEffect(() => {
    void openSession();
  }, []);
  return session?.profile;
}
