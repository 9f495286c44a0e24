import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { keepRenewing, openSession, $resuming } from '#stores/account/auth/resume.ts';
import { $auth } from '#stores/account/auth/session.ts';

type Auth = ReturnType<typeof $auth.get>;
const nobody: Auth = { access_token: null, id_token: null, isAuthenticated: false, userinfo: null, authPersistExpiresAt: null };

/** Who is signed in in this tab: asked once when the page opens, renewed while it stays open. */
export function useSession(): { state: 'checking' | 'signed-in' | 'signed-out' | 'unavailable'; userinfo: Auth['userinfo'] } {
  const { isAuthenticated, userinfo } = useStore($auth, { ssr: () => nobody });
  const resuming = useStore($resuming, { ssr: 'initial' });
  useEffect(() => {
    void openSession();
  }, []);
  useEffect(keepRenewing, []);
  if (resuming === 'initial' || resuming === 'checking') return { state: 'checking', userinfo: null };
  if (resuming === 'unavailable' && !isAuthenticated) return { state: 'unavailable', userinfo: null };
  return { state: isAuthenticated ? 'signed-in' : 'signed-out', userinfo };
}
