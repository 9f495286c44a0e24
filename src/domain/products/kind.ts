import type * as v from 'valibot';
import type { Day, Locale } from '#contracts/common.ts';
import type { Selection } from '#contracts/quotes.ts';
import type { AskingStep } from '../checkout-rules.ts';
import type { Question } from '#contracts/questions.ts';
import type { TourComponent, TourDetails } from '#contracts/tours.ts';

/** Why a selection cannot be booked; the shopper reads the message of that name (requirements 5). */
export type SelectionProblem =
  | { code: 'select_ticket' }
  | { code: 'minimum'; count: number; label: string }
  | { code: 'maximum'; count: number; label: string }
  | { code: 'select_more'; remaining: number }
  | { code: 'adult_needed' }
  | { code: 'too_few_seats'; seatsLeft: number }
  | GuardProblem;

/** Why what a product allows does not fit the time it is wanted at. */
export type GuardProblem = { code: 'too_late' } | ShipProblem;

/**
 * Why it does not fit a cruise: the shop has no such sailing any more; the ship is elsewhere on that day; the ship clock's two problems;
 * less to spare than was agreed to, in minutes; and that it did fit before.
 */
export type ShipProblem =
  | { code: 'ship_gone' | 'ship_elsewhere' | 'ship_changed' }
  | { code: 'ship_starts_early' | 'ship_ends_late' | 'ship_tight'; minutes: number };

/** When a selection takes place: wall times of the venue, `yyyy-MM-ddTHH:mm`, in its IANA zone. */
export type Span = { start: string; end: string; timeZone: string };

/** A rule about when something takes place, whatever is sold: one that fits all kinds is written once. */
export type Guard = (span: Pick<Span, 'start' | 'timeZone'>) => GuardProblem | undefined;

/** What rules need to know of a product. `durations` are minutes, the usual one first. */
export type ProductFacts = Pick<TourDetails, 'pricingGroups' | 'minimumTravellers' | 'timeZone' | 'durations'> & {
  /** Places left for this selection; `Infinity` where only a hold can tell. */
  seatsLeft: number;
};

/** What a supplier sets aside: so many places on one departure. */
export type Resource = { day: Day; startingTime: string; seats: number };

export type Asked = {
  questions: readonly Question[];
  passengersQuestions: readonly Question[];
  startingPointEntryRequired: boolean;
  dropOffPointEntryRequired: boolean;
};

type ProductWords = {
  /** `Shows`: the heading of a list. */
  title: string;
  /** `FOUND {count} shows` (requirements 2). */
  found: { one: string; other: string };
};

/** A kind of product: all that is sold by the same rules. Pure; browser and server ask the same module. */
export interface ProductKind {
  readonly words: Record<Locale, ProductWords>;
  /** Listings that show products of this kind: the kinds by whose names they go. */
  readonly listedIn: readonly string[];
  /** `serviceType` and `bookingExternalApiName` on the wire (requirements 9). */
  readonly serviceType: string;
  readonly bookingApi: string;
  /** What a selection may hold, its `options` included. */
  readonly selection: v.GenericSchema<unknown, Selection>;
  /** What is counted and priced. */
  units(selection: Pick<Selection, 'components' | 'options'>): Selection['components'];
  /** What is held. */
  resource(selection: Selection): Resource;
  span(product: Pick<ProductFacts, 'timeZone' | 'durations'>, selection: Selection): Span;
  /** The first rule that a selection breaks, of the kind's own and then of `guards`; nothing where it can be booked. */
  problem(product: ProductFacts, selection: Selection, guards: readonly Guard[]): SelectionProblem | undefined;
  /** Whether a day can be chosen. `departures` are those of that very day, once they are known. */
  isOpen(availability: TourDetails['availability'], day: Day, departures: readonly TourComponent[] | undefined): boolean;
  /** The steps of the checkout that a product has something to ask in, in any order. */
  steps(asked: Asked): readonly AskingStep[];
}
