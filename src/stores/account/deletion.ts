import { atom } from 'nanostores';
import { postDeletion } from '#api/profile.ts';
import { toServiceError, type ServiceError } from '#api/service-error.ts';
import { asSubject, forgetSession } from './auth/resume.ts';

type DeletionState = {
  status: 'idle' | 'sending' | 'done';
  wrong?: 'passwordMissing' | 'passwordWrong';
  error?: ServiceError;
  /** Order numbers of visits to come, which are a guest's from now on. */
  remaining: readonly string[];
};

const initial: DeletionState = { status: 'idle', remaining: [] };
export const $deletion = atom<DeletionState>(initial);

/** Forgets what went wrong, before it is tried anew. */
export const resetDeletion = (): void => $deletion.set(initial);

const isWrongPassword = ({ code, details }: ServiceError): boolean => code === 'invalid_request' && details['field'] === 'password';

/**
 * Deletes the account of who is signed in, once at a time, and signs out every tab of this browser; the dashboard's address
 * then says that the account is gone. Ends in a state, never in an exception.
 */
export async function deleteAccount(password: string): Promise<void> {
  if ($deletion.get().status === 'sending') return;
  if (password === '') return $deletion.set({ ...initial, wrong: 'passwordMissing' });
  $deletion.set({ ...initial, status: 'sending' });
  try {
    const { remainingBookings: remaining } = await postDeletion(await asSubject(), password);
    $deletion.set({ status: 'done', remaining });
    location.hash = 'deleted';
    forgetSession();
  } catch (thrown) {
    const error = toServiceError(thrown);
    $deletion.set({ ...initial, ...(isWrongPassword(error) ? { wrong: 'passwordWrong' } : { error }) });
  }
}
