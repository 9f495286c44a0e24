import * as v from 'valibot';
import { ofSubject } from './subject.ts';
import { bearer } from './bearer.ts';
import { currencyCode, day, decimal, instant, locale, productType, timeOfDay, uuid } from './common.ts';
import { endpoint } from './endpoint.ts';
import { giftVoucherData } from './gift-voucher-data.ts';
import { bookingScope } from './identity.ts';
import { orderData } from './order-data.ts';
import { selection } from './quotes.ts';
import { shoreCallTexts } from './shore-calls.ts';

const text = v.string();
const maybeText = v.optional(text);
const maybeInstant = v.nullable(instant);

const refund = v.object({
  amount: decimal,
  currency: currencyCode,
  share: v.number(),
  isReleased: v.boolean(),
  status: text,
  askedAt: instant,
  providerId: v.nullable(text),
});

/** What pays for it; where an organisation's account does, `invoiceItems` has what that was charged. */
const payment = v.object({
  method: text,
  reference: v.nullable(text),
  currency: currencyCode,
  authorised: decimal,
  captured: decimal,
  released: decimal,
  refunded: decimal,
  status: text,
  /** What is not as it should be at the provider. */
  trouble: v.nullable(text),
  createdAt: instant,
  updatedAt: instant,
});

/** What they have written about the visit, and what became of it. */
const review = v.object({
  rating: v.number(),
  text,
  author: v.nullable(text),
  language: locale,
  status: text,
  writtenAt: instant,
  answer: v.nullable(text),
  answeredAt: maybeInstant,
  reportedAt: maybeInstant,
});

/** What participants of their booking have signed. */
const waiver = v.object({
  participantName: text,
  waiver: text,
  version: text,
  signer: text,
  isGuardian: v.boolean(),
  text,
  hasDrawing: v.boolean(),
  signedAt: instant,
});

const booking = v.object({
  orderNumber: text,
  status: text,
  payment: v.optional(payment),
  tourId: uuid,
  tourName: text,
  day,
  startingTime: timeOfDay,
  order: orderData,
  /** The ship from which they took it, in the booking's language. */
  shoreCall: v.optional(shoreCallTexts),
  lines: v.array(v.object({ label: text, quantity: v.number(), total: decimal })),
  total: decimal,
  currency: currencyCode,
  /** Of the voucher that took something off. */
  voucherCode: maybeText,
  locale,
  organizationId: v.nullable(uuid),
  /** Another time that its operator has suggested, and that waits for an answer. */
  suggestedTime: v.nullable(v.object({ day, startingTime: timeOfDay, suggestedAt: instant })),
  /** From that day on numbers of passports, and the like, are deleted; null where none was given. */
  secretsUntil: v.nullable(day),
  cancellationTerms: v.array(v.unknown()),
  createdAt: instant,
  erasureAskedAt: maybeInstant,
  erasedAt: maybeInstant,
  refund: v.optional(refund),
  review: v.optional(review),
  waivers: v.array(waiver),
  invoiceItems: v.array(v.object({ kind: text, amount: decimal, currency: currencyCode, createdAt: instant })),
  /** What the booking has left or had to do outside the database, such as a mail. */
  tasks: v.array(v.object({ kind: text, doneAt: maybeInstant })),
  /** A code with which somebody wanted to see the booking, without the code. */
  accessCode: v.optional(v.object({ locale, tries: v.number(), expiresAt: instant })),
});

/** Everything that is stored about one person, in plain words: no hash, no token, no key. */
export const personalData = v.object({
  exportedAt: instant,
  account: v.object({
    subjectId: uuid,
    email: text,
    name: text,
    locale,
    emailVerifiedAt: maybeInstant,
    createdAt: instant,
    authorizableScopes: v.array(bookingScope),
    isDemo: v.boolean(),
  }),
  organizations: v.array(v.object({ organizationId: uuid, name: text, since: instant })),
  wishlist: v.array(v.object({ tourUuid: uuid, tourName: maybeText, addedAt: instant })),
  /** What they have collected for a journey. */
  trip: v.array(v.object({ productType, tourName: maybeText, selection, addedAt: instant })),
  /** Made with the account or, as a guest, under its confirmed address; the latest first. */
  bookings: v.array(booking),
  /** Bought with the account or, as a guest, under its confirmed address, or sent to it; the latest first. */
  giftVouchers: v.array(giftVoucherData),
  /** Orders that have not become bookings. */
  checkouts: v.array(
    v.object({
      state: text,
      errorCode: v.nullable(text),
      /** One for each item. */
      orders: v.array(orderData),
      startedAt: instant,
      updatedAt: instant,
    }),
  ),
  /** When they last said that they do not want to be asked for reviews. */
  noReviewMailsSince: maybeInstant,
  newsletter: v.array(
    v.object({
      listId: text,
      email: text,
      language: locale,
      status: text,
      askedAt: instant,
      confirmedAt: maybeInstant,
      unsubscribedAt: maybeInstant,
    }),
  ),
  /** Applications to sell tours in the shop, sent with the address. */
  applications: v.array(
    v.object({
      business: text,
      city: text,
      tour: text,
      website: text,
      contactName: text,
      email: text,
      phone: text,
      language: locale,
      status: text,
      answer: v.nullable(text),
      receivedAt: instant,
      decidedAt: maybeInstant,
    }),
  ),
  /** Mails with a link to confirm the address or to set a password, without the link's key. */
  accountMails: v.array(v.object({ kind: text, mailAt: instant, usedAt: maybeInstant, expiresAt: instant })),
  /** Mails to the address that are kept, as text: none where a mail server is configured. */
  mails: v.array(v.object({ subject: text, createdAt: instant, text })),
  /** What the identity provider keeps: sessions, grants, and that tokens were issued. */
  sessions: v.array(v.object({ kind: text, since: maybeInstant, expiresAt: instant, scope: maybeText })),
});
export type PersonalData = v.InferOutput<typeof personalData>;

export const exportPersonalData = endpoint({
  service: 'shopper',
  method: 'GET',
  path: '/user/personal-data',
  query: ofSubject,
  headers: bearer,
  response: personalData,
});
