import type { Locale } from '#contracts/common.ts';
import type { PricingGroupId } from '#contracts/pricing-groups.ts';
import type { ShoreCallTexts } from '#contracts/shore-calls.ts';
import type { BookedTransfers } from '#contracts/transfers.ts';
import type { BookedItem } from '#domain/booked-item.ts';
import type { PortDay } from '#domain/cruises/port-day.ts';

/**
 * A booked item in one language, with where its guests are fetched and brought, in the words of tickets and mails. Texts are ready to be
 * shown; amounts carry their currency.
 */
export type Visit = BookedTransfers & {
  bookingId: string;
  orderNumber: string;
  bookedAt: Date;
  locale: Locale;
  /** Absolute. */
  bookingUrl: string;
  /** Absolute: the tour's page, where its other dates are; the start page where no address is known. */
  tourUrl: string;
  tourName: string;
  subTitle: string;
  city: string;
  timeZone: string;
  starts: Date;
  ends: Date;
  date: string;
  shortDate: string;
  time: string;
  /** Until when the operator of a booking on request can answer, as clocks at the venue show it. */
  answerBy: string;
  /** Empty where it is not known. */
  duration: string;
  languages: string;
  /** At their prices without a promotion. */
  lines: readonly { group: PricingGroupId; quantity: number; label: string; total: string }[];
  /** What a promotion and vouchers take off, below zero. */
  discounts: readonly { label: string; total: string }[];
  total: string;
  booker?: { firstName: string; lastName: string; email: string; phoneNumber: string };
  participants: readonly { name: string; label: string }[];
  /** What is refunded until when, by the terms under which the booking was made. */
  cancellation: { title: string; lines: readonly [string, ...string[]] };
  meetingPoint?: { title: string; street: string; directions: string; mapUrl: string; latitude: number; longitude: number };
  /** The ship that the guests are from; absent where they are from none. */
  shoreCall?: ShoreCallTexts;
  /** The stay of that ship in port. */
  portDay?: PortDay;
  /** Absolute: where the participants sign what they have to; absent where nobody has to. */
  waiverUrl?: string;
  /** Absolute: where the operator alone reads numbers of passports; absent where there are none. */
  documentsUrl?: string;
  answers: readonly { question: string; participant?: string; answer: string }[];
  comments: string;
  /** `contact`: by telephone, else by e-mail. */
  operator: { name: string; contact: string; email: string };
  picture?: NonNullable<BookedItem['picture']>;
};
