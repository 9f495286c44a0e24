import { atom, computed } from 'nanostores';
import { fetchTour } from '#api/vendor.ts';
import type { Day, Locale } from '#contracts/common.ts';
import type { Alternative } from '#contracts/holds.ts';
import type { PricingGroupId } from '#contracts/pricing-groups.ts';
import type { TourComponent, TourDetails } from '#contracts/tours.ts';
import { choiceProblem, selectionFrom, withSettledTime, type Choice } from '#domain/choice.ts';
import { quantityOf, withQuantity } from '#domain/pricing.ts';
import type { Wish } from '#domain/trip.ts';
import { $currency } from '../browser/currency.ts';
import { remoteStore } from '../browser/remote.ts';
import { withOwnPlaces } from './own-places.ts';
import { $tours } from './tours.ts';
import { $trip, changeWish } from './trip.ts';

/** The wish that is being changed, and what it is to become: one at a time. */
export type Draft = {
  wish: Wish;
  locale: Locale;
  choice: Choice;
  /** Somebody has chosen something. */
  isTouched: boolean;
  /** Somebody has tried to keep it. */
  isAsked: boolean;
  /** Somebody has turned to something else, and is asked to keep or leave it first. */
  isUrged: boolean;
};
export const $draft = atom<Draft | null>(null);

/** What the service says of the draft's day: its departures, and when the ship of the draft is in port. */
type DraftDay = Pick<TourDetails, 'shoreCalls'> & { departures: TourComponent[] };
const answer = remoteStore<DraftDay>({ departures: [] });
export const $draftDay = answer.$state;

/** What keeps the draft from being a wish. */
export const $draftProblem = computed([$draft, $tours, $draftDay], (draft, tours, { data }) => {
  const tour = draft && tours[draft.wish.tourId]?.data;
  const problem = tour ? choiceProblem(tour, draft.choice, data.departures) : undefined;
  // What is tight for the ship is agreed to once it is a wish.
  return problem?.code === 'ship_tight' ? undefined : problem;
});

const loadDepartures = ({ wish, locale }: Draft, date: Day): Promise<void> =>
  answer.load(async (signal) => {
    const { components = [], shoreCalls } = await fetchTour(wish.productType, wish.tourId, {
      locale,
      currency: $currency.get(),
      date,
      cruise: wish.cruise?.cruiseRouteUuid,
      signal,
    });
    return { departures: withOwnPlaces(components, date, wish), shoreCalls };
  });

const choose = (choice: Choice): void => {
  const draft = $draft.get();
  if (draft) $draft.set({ ...draft, choice, isTouched: true, isUrged: false });
};

/** Reads the departures of the draft's day. Where one alone is free, no time has to be chosen. */
export async function readDay(): Promise<void> {
  const draft = $draft.get();
  const day = draft?.choice.queryDate;
  if (!draft || !day) return;
  await loadDepartures(draft, day);
  const now = $draft.get();
  const { status, data } = $draftDay.get();
  if (now?.wish.id !== draft.wish.id || now.choice.queryDate !== day || status !== 'loaded') return;
  const isNamed = $tours.get()[now.wish.tourId]?.data?.startingTimeEntryRequired;
  $draft.set({ ...now, choice: withSettledTime(now.choice, data.departures, isNamed) });
}

export async function chooseDay(queryDate: Day): Promise<void> {
  const draft = $draft.get();
  if (!draft) return;
  choose({ ...draft.choice, queryDate });
  await readDay();
}

/** Takes another departure in place of the one that the wish is for. */
export async function chooseInstead({ queryDate, startingTime }: Alternative): Promise<void> {
  await chooseDay(queryDate);
  if ($draft.get()?.choice.queryDate === queryDate) chooseTime(startingTime);
}

export function openDraft(wish: Wish, locale: Locale): void {
  $draft.set({ wish, locale, choice: wish, isTouched: false, isAsked: false, isUrged: false });
  void readDay();
}

export function closeDraft(): void {
  answer.reset();
  $draft.set(null);
}

/** Opens the draft of a wish, or closes it. @returns false where something was chosen in a draft: that is kept or left first */
export function toggleDraft(wish: Wish, locale: Locale): boolean {
  const draft = $draft.get();
  if (draft?.isTouched) {
    $draft.set({ ...draft, isUrged: true });
    return false;
  }
  if (draft?.wish.id === wish.id) closeDraft();
  else openDraft(wish, locale);
  return true;
}

/** Closes the draft of a wish that leaves the trip. @returns it, for the case that the wish comes back */
export function takeDraft(wishId: string): Draft | null {
  const draft = $draft.get();
  if (draft?.wish.id !== wishId) return null;
  closeDraft();
  return draft;
}

/** Goes on with a draft as it was, unless another one is open. */
export function reopenDraft(draft: Draft): void {
  if ($draft.get()) return;
  $draft.set(draft);
  void readDay();
}

/** A wish that has left the trip in another tab, or on another device, takes its draft with it: nobody could keep or leave it any more. */
export function closeLostDraft(): void {
  const draft = $draft.get();
  if (draft && !$trip.get().some(({ id }) => id === draft.wish.id)) closeDraft();
}

export function chooseTime(startingTime: string): void {
  const draft = $draft.get();
  if (draft) choose({ ...draft.choice, startingTime });
}

/** One more or one less of a ticket, an age group, the group or an extra. */
export function addQuantity(group: PricingGroupId, id: string, by: 1 | -1): void {
  const draft = $draft.get();
  if (!draft) return;
  const { choice } = draft;
  const quantity = Math.max(0, quantityOf(choice.components, group, id) + by);
  choose({ ...choice, components: withQuantity(choice.components, group, id, quantity) });
}

/** Makes the draft the wish. @returns false where `$draftProblem`, or departures that are not there yet, keep it from that */
export function keepDraft(): boolean {
  const draft = $draft.get();
  if (!draft) return false;
  const selection = selectionFrom(draft.choice);
  $draft.set({ ...draft, isAsked: true });
  if (!selection || $draftProblem.get() || $draftDay.get().status !== 'loaded') return false;
  const { options } = draft.wish;
  changeWish(draft.wish.id, { ...selection, ...(options && { options }) });
  closeDraft();
  return true;
}
