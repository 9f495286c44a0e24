import { atom } from 'nanostores';
import { fetchPersonalData } from '#api/profile.ts';
import { toServiceError, type ServiceError } from '#api/service-error.ts';
import { asSubject } from './auth/resume.ts';

export const $export = atom<{ status: 'idle' | 'loading' | 'loaded'; error?: ServiceError }>({ status: 'idle' });

/** Everything that is stored about who is signed in, as the text of a JSON file; nothing when it failed, or is under way already. */
export async function readPersonalData(): Promise<string | undefined> {
  if ($export.get().status === 'loading') return undefined;
  $export.set({ status: 'loading' });
  try {
    const data = await fetchPersonalData(await asSubject());
    $export.set({ status: 'loaded' });
    return JSON.stringify(data, null, 2);
  } catch (error) {
    $export.set({ status: 'idle', error: toServiceError(error) });
    return undefined;
  }
}
