import { atom } from 'nanostores';
import { putReverification, putVerification } from '#api/account.ts';
import { toServiceError, type ServiceError } from '#api/service-error.ts';
import type { Locale } from '#contracts/common.ts';
import { asSubject, bearer } from './auth/resume.ts';

/** Requirements 3, "Email verification state". */
export type Verification = {
  isFetching: boolean;
  isVerified: boolean;
  isAlreadyVerified: boolean;
  verifiedEmail?: string;
  error?: Pick<ServiceError, 'code'>;
  /** Where the mailbox's owner takes over an account that somebody else has made. */
  resetPath?: string;
  resend: 'initial' | 'loading' | 'sent' | 'verified' | 'error';
  resendError?: Pick<ServiceError, 'code'>;
};

const initial: Verification = { isFetching: false, isVerified: false, isAlreadyVerified: false, resend: 'initial' };
export const $verification = atom<Verification>(initial);

const set = (part: Partial<Verification>): void => $verification.set({ ...$verification.get(), ...part });

/** Nobody who was signed in, and is not any more, is a guest like others. */
async function authorizationIfAny(): Promise<string | undefined> {
  try {
    return await bearer();
  } catch (error) {
    if (toServiceError(error).code === 'unauthenticated') return undefined;
    throw error;
  }
}

/** What a refused confirmation comes to. */
function refusedWith(error: unknown): Pick<Verification, 'error' | 'resetPath'> {
  const { code, details } = toServiceError(error);
  const path = details['resetPath'];
  return {
    // A subject that is no id is as wrong as a code that is none.
    error: { code: code === 'invalid_request' ? 'code_invalid' : code },
    ...(typeof path === 'string' && /^\/(?![/\\])/.test(path) && { resetPath: path }),
  };
}

/** Confirms the address that the mail's link stands for, for who is signed in or in the browser that registered. */
export async function verify(search: string): Promise<void> {
  const query = new URLSearchParams(search);
  const [subjectId, code] = [query.get('subjectId'), query.get('verificationCode')];
  if (!subjectId || !code) return $verification.set({ ...initial, error: { code: 'code_invalid' } });
  $verification.set({ ...initial, isFetching: true });
  try {
    const { accountAlreadyVerified, email } = await putVerification(subjectId, code, await authorizationIfAny());
    set({ isFetching: false, isVerified: true, isAlreadyVerified: accountAlreadyVerified, verifiedEmail: email });
  } catch (error) {
    set({ isFetching: false, ...refusedWith(error) });
  }
}

/** Has the mail sent again to who is signed in; links of earlier mails end. */
export async function resend(locale: Locale): Promise<void> {
  if ($verification.get().resend === 'loading') return;
  set({ resend: 'loading' });
  try {
    const { accountAlreadyVerified } = await putReverification(await asSubject(), locale);
    set({ resend: accountAlreadyVerified ? 'verified' : 'sent' });
  } catch (error) {
    set({ resend: 'error', resendError: toServiceError(error) });
  }
}
