import { atom } from 'nanostores';
import { toServiceError } from '#api/service-error.ts';
import { fetchAvailability, type Among } from '#api/availability.ts';
import { addDays } from '#domain/day.ts';
import { freeDaysOf, type Availability, type FreeDays } from '#domain/free-days.ts';
import { askedWhen, isSameWhen, type When } from '#domain/when.ts';
import { latest } from '../browser/latest.ts';
import type { Remote } from '../browser/status.ts';
import { $choices } from './choices.ts';

/** What is free of the list, for the time and party that were last asked for; while another is on its way, the one before stays. */
export const $availability = atom<Remote<Availability | null>>({ status: 'initial', data: null });

/** What is free after the chosen days, once somebody has asked. */
export const $later = atom<FreeDays | null>(null);

const requests = latest();
const laterRequests = latest();
let among: Among = {};

async function load(when: When): Promise<void> {
  const signal = requests.start();
  $availability.set({ status: 'loading', data: $availability.get().data });
  try {
    const free = freeDaysOf(await fetchAvailability(among, askedWhen(when), { signal }));
    if (!signal.aborted) $availability.set({ status: 'loaded', data: { when, free } });
  } catch (error) {
    if (!signal.aborted) $availability.set({ status: 'error', data: $availability.get().data, error: toServiceError(error) });
  }
}

const chosenWhen = (): When => {
  const { days, travellers } = $choices.get();
  return { days, travellers };
};

/** Asks again, after a failure. */
export const reloadAvailability = (): Promise<void> => load(chosenWhen());

/** Finds other days for what is chosen; none where it is not known. */
export async function loadLater({ days, travellers }: When): Promise<void> {
  if (!days) return;
  const signal = laterRequests.start();
  const query = { ...askedWhen({ days: null, travellers }), dateFrom: addDays(days.to, 1) };
  const answer = await fetchAvailability(among, query, { signal }).catch(() => undefined);
  if (!signal.aborted) $later.set(answer ? freeDaysOf(answer) : null);
}

/**
 * Keeps up with what is chosen, from now on.
 * @param tours whose availability it is
 * @returns what ends that
 */
export function openAvailability(tours: Among): () => void {
  among = tours;
  let asked: When | undefined;
  const stop = $choices.subscribe(() => {
    const when = chosenWhen();
    if (asked && isSameWhen(asked, when)) return;
    asked = when;
    $later.set(null);
    void load(when);
  });
  return () => {
    stop();
    requests.cancel();
    laterRequests.cancel();
    $availability.set({ status: 'initial', data: null });
    $later.set(null);
  };
}
