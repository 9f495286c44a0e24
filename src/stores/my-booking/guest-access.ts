import { atom } from 'nanostores';
import { postBookingAccess, postBookingCode } from '#api/bookings.ts';
import { toServiceError, type ServiceError } from '#api/service-error.ts';
import type { Locale } from '#contracts/common.ts';
import { isOtherOrder, readClaim, readCode, readOrderNumber, type Claim, type ClaimField } from '#domain/guest-booking.ts';
import { $access } from './booking-access.ts';
import { serverNow } from '../browser/clock.ts';

/** What was typed; stored in memory alone, because it names a person. */
export const $claim = atom<Claim>({ orderNumber: '', email: '' });

/** How far a guest has come: `code` once a mail is on its way. */
export type AccessState = {
  step: 'find' | 'code';
  isBusy: boolean;
  wrong: (ClaimField | 'code')[];
  error?: ServiceError;
  /** Until when the mailed code is good, ISO 8601. */
  expiresAt?: string;
  /** True when this is not the first code. */
  isAgain?: boolean;
};

export const $accessState = atom<AccessState>({ step: 'find', isBusy: false, wrong: [] });

const change = (to: Partial<AccessState>): void => {
  const { error: _, ...before } = $accessState.get();
  $accessState.set({ ...before, ...to });
};

/** @param error why the guest is asked once more, such as a token that has run out */
export function startOver(error?: ServiceError): void {
  $access.set(null);
  $accessState.set({ step: 'find', isBusy: false, wrong: [], ...(error && { error }) });
}

/** Back to the first form, with what was typed. */
export const changeClaim = (): void => change({ step: 'find', wrong: [] });

/** Has a code mailed. Ends in a state, never in an exception. */
export async function askForCode(typed: Claim, locale: Locale): Promise<void> {
  if ($accessState.get().isBusy) return;
  $claim.set(typed);
  const read = readClaim(typed);
  if ('wrong' in read) return change({ wrong: read.wrong });
  $claim.set(read.claim);
  const isAgain = $accessState.get().step === 'code';
  change({ isBusy: true, wrong: [] });
  try {
    change({ step: 'code', expiresAt: await postBookingAccess(read.claim, locale), isBusy: false, isAgain });
  } catch (error) {
    change({ isBusy: false, error: toServiceError(error) });
  }
}

/** Exchanges the code for access to the booking. Ends in a state, never in an exception. */
export async function enterCode(typed: string): Promise<void> {
  if ($accessState.get().isBusy) return;
  const code = readCode(typed);
  if (code === undefined) return change({ wrong: ['code'] });
  change({ isBusy: true, wrong: [] });
  const claim = $claim.get();
  try {
    const { accessToken, expiresAt } = await postBookingCode(claim, code);
    $access.set({ orderNumber: claim.orderNumber, guest: { accessToken, expiresAt } });
    $accessState.set({ step: 'find', isBusy: false, wrong: [] });
  } catch (error) {
    change({ isBusy: false, error: toServiceError(error) });
  }
}

/**
 * Takes over the number of a link: of the order that is open it says which booking is meant, any other ends the access.
 * @param fragment `#LF-7K3M-Q9TX`
 */
export function openLink(fragment: string): void {
  const linked = fragment.slice(1);
  const kept = $access.get();
  const isOver = kept?.guest !== undefined && Date.parse(kept.guest.expiresAt) <= serverNow();
  if (isOver || (kept && isOtherOrder(linked, kept.orderNumber))) $access.set(null);
  else if (kept) $access.set({ ...kept, orderNumber: readOrderNumber(linked) ?? kept.orderNumber });
  if (/^lf-/i.test(linked) && !$claim.get().orderNumber) $claim.set({ ...$claim.get(), orderNumber: linked });
}
