import { atom } from 'nanostores';
import * as v from 'valibot';
import { postSubscription } from '#api/newsletter.ts';
import { toServiceError } from '#api/service-error.ts';
import type { Locale } from '#contracts/common.ts';
import { emailAddress } from '#contracts/email-address.ts';
import type { NewsletterOutcome } from '#domain/newsletter.ts';

/** Requirements 4, "Newsletter form". */
export type NewsletterState = { status: 'idle' | 'submitting' } | { status: 'message'; outcome: NewsletterOutcome };

export const $newsletter = atom<NewsletterState>({ status: 'idle' });

function outcomeOf(error: unknown): NewsletterOutcome {
  const { code } = toServiceError(error);
  if (code === 'invalid_request') return 'invalid';
  return code === 'offline' ? 'offline' : 'failure';
}

/** Asks for the newsletter, one request at a time. Every outcome is a message, never an exception. */
export async function subscribeTo(email: string, language: Locale): Promise<void> {
  if ($newsletter.get().status === 'submitting') return;
  const address = v.safeParse(emailAddress, email);
  if (!address.success) return $newsletter.set({ status: 'message', outcome: 'invalid' });
  $newsletter.set({ status: 'submitting' });
  const outcome = await postSubscription(address.output, language).then((isPending) => (isPending ? 'success' : 'duplicate'), outcomeOf);
  $newsletter.set({ status: 'message', outcome });
}
