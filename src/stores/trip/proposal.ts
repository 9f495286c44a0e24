import { atom, computed } from 'nanostores';
import type { Locale } from '#contracts/common.ts';
import type { TourSummary } from '#contracts/tours.ts';
import { fetchToursById } from '#api/vendor.ts';
import { wishFor } from '#domain/trip.ts';
import { isProposal } from '#domain/proposal-hash.ts';
import { proposedIn, type ProposedWish } from '#domain/trip-link.ts';
import { $currency } from '../browser/currency.ts';
import { remoteStore } from '../browser/remote.ts';
import { $trip, addToTrip } from './trip.ts';

const $offered = atom<readonly ProposedWish[]>([]);

const tours = remoteStore<TourSummary[]>([]);

/** The tours of the proposal that the shop still has. */
export const $proposedTours = tours.$state;

export const loadProposedTours = (locale: Locale): Promise<void> =>
  tours.load((signal) => {
    const ids = [...new Set($offered.get().map(({ tourId }) => tourId))];
    return fetchToursById(ids, { locale, currency: $currency.get(), signal });
  });

/** One thing of a proposal. It is gone where the shop has no such tour any more. */
export type Proposed = { wish: ProposedWish; tour: TourSummary | undefined; isTaken: boolean; isGone: boolean };

/** What a link proposes beside one's own trip, by day and time, and which of it one has; empty without one. */
export const $proposal = computed([$offered, $trip, $proposedTours], (offered, trip, { status, data }) =>
  offered.map((wish): Proposed => {
    const tour = data.find(({ tourId }) => tourId === wish.tourId);
    return { wish, tour, isTaken: wishFor(trip, wish) !== undefined, isGone: status === 'loaded' && !tour };
  }),
);

/** What became of the last taking: how many stops were added, and how many the trip had no room for. */
export type Taken = { added: number; left: number };
export const $taken = atom<Taken | null>(null);

const timeOf = ({ queryDate, startingTime }: ProposedWish): string => `${queryDate} ${startingTime}`;

/**
 * Reads what the page's address proposes, and again when another link is opened on the page. A reload proposes the same again, until it is
 * taken or dismissed.
 * @returns what ends the watch
 */
export function openProposal(locale: Locale): () => void {
  const read = () => {
    tours.reset();
    $taken.set(null);
    $offered.set([...proposedIn(location.hash)].sort((a, b) => timeOf(a).localeCompare(timeOf(b))));
    if ($offered.get().length > 0) void loadProposedTours(locale);
  };
  read();
  // The address of a place on the page, as the link that skips the header has it, ends no proposal.
  const readAgain = () => {
    if (isProposal(location.hash)) read();
  };
  addEventListener('hashchange', readAgain);
  return () => removeEventListener('hashchange', readAgain);
}

/** Ends the proposal. Neither a reload nor a bookmark brings it back. */
export function dismissProposal(): void {
  $offered.set([]);
  history.replaceState(history.state, '', location.pathname + location.search);
}

const canBeTaken = ({ isTaken, isGone }: Proposed): boolean => !isTaken && !isGone;

/** Adds what is proposed to one's own trip, each thing once. @param one of the proposal; without it, all that can be taken */
export function takeProposal(one?: Proposed): void {
  const answers = (one ? [one] : $proposal.get().filter(canBeTaken)).map(({ wish }) => addToTrip(wish.productType, wish));
  const countOf = (answer: (typeof answers)[number]): number => answers.filter((other) => other === answer).length;
  $taken.set({ added: countOf('added'), left: countOf('full') });
  if (!$proposal.get().some(canBeTaken)) dismissProposal();
}
