import { atom } from 'nanostores';
import { putReverification, putVerification } from '#api/account.ts';
import { toServiceError, type ServiceError } from '#api/service-error.ts';
import type { Locale } from '#contracts/common.ts';
import { asSubject } from './auth/resume.ts';

/** Spec section 3, "Email verification state". */
export type Verification = {
  isFetching: boolean;
  isVerified: boolean;
  isAlreadyVerified: boolean;
  verifiedEmail?: string;
  error?: Pick<ServiceError, 'code'>;
  resend: 'initial' | 'loading' | 'sent' | 'verified' | 'error';
  resendError?: Pick<ServiceError, 'code'>;
};

const initial: Verification = { isFetching: false, isVerified: false, isAlreadyVerified: false, resend: 'initial' };
export const $verification = atom<Verification>(initial);

const set = (part: Partial<Verification>): void => $verification.set({ ...$verification.get(), ...part });

/** Confirms the address that the mail's link stands for. */
export async function verify(search: string): Promise<void> {
  const query = new URLSearchParams(search);
  const [subjectId, code] = [query.get('subjectId'), query.get('verificationCode')];
  if (!subjectId || !code) return $verification.set({ ...initial, error: { code: 'code_invalid' } });
  $verification.set({ ...initial, isFetching: true });
  try {
    const { accountAlreadyVerified, email } = await putVerification(subjectId, code);
    set({ isFetching: false, isVerified: true, isAlreadyVerified: accountAlreadyVerified, verifiedEmail: email });
  } catch (error) {
    const known = toServiceError(error);
    // A subject that is no id is as wrong as a code that is none.
    set({ isFetching: false, error: known.code === 'invalid_request' ? { code: 'code_invalid' } : known });
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
