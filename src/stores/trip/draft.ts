import { atom, computed } from 'nanostores';
import { fetchTour } from '#api/vendor.ts';
import type { Day, Locale } from '#contracts/common.ts';
import type { PricingGroupId } from '#contracts/pricing-groups.ts';
import type { TourComponent } from '#contracts/tours.ts';
import { choiceProblem, selectionFrom, withSettledTime, type Choice } from '#domain/choice.ts';
import { quantityOf, withQuantity } from '#domain/pricing.ts';
import type { Wish } from '#domain/trip.ts';
import { $currency } from '../browser/currency.ts';
import { remoteStore } from '../browser/remote.ts';
import { withOwnPlaces } from './own-places.ts';
import { $tours } from './tours.ts';
import { changeWish } from './trip.ts';

/** The wish that is being changed, and what it is to become: one at a time. */
export type Draft = { wish: Wish; locale: Locale; choice: Choice; /** Somebody has tried to keep it. */ isAsked: boolean };
export const $draft = atom<Draft | null>(null);

const departures = remoteStore<TourComponent[]>([]);

/** Those of the draft's day. */
export const $draftDepartures = departures.$state;

/** What keeps the draft from being a wish. */
export const $draftProblem = computed([$draft, $tours, $draftDepartures], (draft, tours, { data }) => {
  const tour = draft && tours[draft.wish.tourId]?.data;
  return tour ? choiceProblem(tour, draft.choice, data) : undefined;
});

const loadDepartures = ({ wish, locale }: Draft, date: Day): Promise<void> =>
  departures.load(async (signal) => {
    const { components } = await fetchTour(wish.productType, wish.tourId, { locale, currency: $currency.get(), date, signal });
    return withOwnPlaces(components ?? [], date, wish);
  });

const choose = (choice: Choice): void => {
  const draft = $draft.get();
  if (draft) $draft.set({ ...draft, choice });
};

export async function chooseDay(day: Day): Promise<void> {
  const draft = $draft.get();
  if (!draft) return;
  choose({ ...draft.choice, queryDate: day });
  await loadDepartures(draft, day);
  const now = $draft.get();
  if (now?.wish.id !== draft.wish.id || now.choice.queryDate !== day || $draftDepartures.get().status !== 'loaded') return;
  choose(withSettledTime(now.choice, $draftDepartures.get().data));
}

export function openDraft(wish: Wish, locale: Locale): void {
  const { tourId, queryDate, startingTime, components } = wish;
  $draft.set({ wish, locale, choice: { tourId, queryDate, startingTime, components }, isAsked: false });
  void chooseDay(queryDate);
}

export function closeDraft(): void {
  departures.reset();
  $draft.set(null);
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
  if (!selection || $draftProblem.get() || $draftDepartures.get().status !== 'loaded') return false;
  const { options } = draft.wish;
  changeWish(draft.wish.id, { ...selection, ...(options && { options }) });
  closeDraft();
  return true;
}
