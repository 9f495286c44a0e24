import { atom } from 'nanostores';
import { fetchProfile, sendProfile } from '#api/profile.ts';
import { toServiceError, type ServiceError } from '#api/service-error.ts';
import type { Locale } from '#contracts/common.ts';
import type { Profile } from '#contracts/profile.ts';
import { nameProblem, tidyName } from '#domain/account-name.ts';
import { asSubject } from './auth/resume.ts';
import { $session } from './auth/session.ts';
import { $signedIn } from './signed-in.ts';
import type { Remote } from '../browser/status.ts';

export const $profile = atom<Remote<Profile | null>>({ status: 'initial', data: null });

type EditState = { status: 'idle' | 'saving' | 'saved'; wrong?: NonNullable<ReturnType<typeof nameProblem>>; error?: ServiceError };
export const $edit = atom<EditState>({ status: 'idle' });

/** The name that this tab and the header of every tab know; the tokens follow when they are renewed. */
function keep(profile: Profile): void {
  const { name, locale, emailVerified: email_verified } = profile;
  const [kept, person] = [$session.get(), $signedIn.get()];
  if (kept) $session.set({ ...kept, profile: { ...kept.profile, name, locale, email_verified } });
  if (person) $signedIn.set({ ...person, name });
  $profile.set({ status: 'loaded', data: profile });
}

/** Ends in a state, never in an exception. */
export async function loadProfile(): Promise<void> {
  if ($profile.get().status === 'loading') return;
  $profile.set({ status: 'loading', data: null });
  $edit.set({ status: 'idle' });
  try {
    keep(await fetchProfile(await asSubject()));
  } catch (error) {
    $profile.set({ status: 'error', data: null, error: toServiceError(error) });
  }
}

/** Saves what was typed, once at a time. Ends in a state, never in an exception. */
export async function saveProfile(typed: { name: string; locale: Locale }): Promise<void> {
  if ($edit.get().status === 'saving') return;
  const changed = { ...typed, name: tidyName(typed.name) };
  const wrong = nameProblem(changed.name);
  if (wrong) return $edit.set({ status: 'idle', wrong });
  $edit.set({ status: 'saving' });
  try {
    keep(await sendProfile(await asSubject(), changed));
    $edit.set({ status: 'saved' });
  } catch (error) {
    $edit.set({ status: 'idle', error: toServiceError(error) });
  }
}
