import { createHash, randomUUID } from 'node:crypto';
import { asc, eq, type InferSelectModel } from 'drizzle-orm';
import type { Locale } from '#contracts/common.ts';
import type { WaiverSignature } from '#contracts/waivers.ts';
import { isMinor } from '#domain/waiver.ts';
import type { Backend } from '../backend.ts';
import { stands, type Booking } from '../bookings/booking.ts';
import type { Database } from '../db/open.ts';
import { signedWaivers } from '../db/waivers-schema.ts';
import { Refusal } from '../http/refusal.ts';

export type SignedWaiver = InferSelectModel<typeof signedWaivers>;

/** One participant of a booking: what they have to sign, and what they have signed last. */
export type Participant = { index: number; name: string; isMinor: boolean; signed?: SignedWaiver | undefined };

/** The text that is signed now: the catalogue's of today, else as it was when it was booked. Nothing where none is asked for. */
export function textToSign({ catalogue }: Pick<Backend, 'catalogue'>, { item, tourId }: Pick<Booking, 'item' | 'tourId'>) {
  return item.waiver && (catalogue.tours.get(tourId)?.waiverText ?? item.waiver);
}

/** All signatures of a booking, the oldest first. */
export const readSigned = (db: Database, bookingId: string): Promise<SignedWaiver[]> =>
  db.select().from(signedWaivers).where(eq(signedWaivers.bookingId, bookingId)).orderBy(asc(signedWaivers.signedAt), asc(signedWaivers.id));

/** The participants of a booking whose waiver is to be signed, in their order; none where nobody has to sign. */
export async function participantsOf({ db }: Pick<Backend, 'db'>, { id, item, order }: Booking): Promise<Participant[]> {
  if (!item.waiver) return [];
  const signed = await readSigned(db, id);
  return order.cart.participants.map(({ name, componentName }, index) => ({
    index,
    name,
    isMinor: isMinor(item, componentName),
    signed: signed.findLast(({ participant }) => participant === index),
  }));
}

/** Everything that was signed, in one order: what the hash is of. */
const contentOf = ({ id: _id, hash: _hash, signedAt, ...rest }: SignedWaiver): string =>
  JSON.stringify({ ...rest, signedAt: signedAt.toISOString() }, Object.keys({ ...rest, signedAt }).sort());

/** SHA-256 of what a waiver says, as hex: one that was changed has another. */
export const hashOf = (waiver: SignedWaiver): string => createHash('sha256').update(contentOf(waiver)).digest('hex');

/**
 * Writes down that a participant has signed the text of now. What was signed before stays.
 * @throws Refusal `not_found` where nothing is to be signed, `invalid_request` where a guardian has to sign
 */
export async function sign(
  backend: Pick<Backend, 'db' | 'catalogue' | 'clock'>,
  booking: Booking,
  { index, name, isMinor: needsGuardian }: Participant,
  { name: signer, isGuardian, drawing }: WaiverSignature,
  locale: Locale,
): Promise<SignedWaiver> {
  const text = textToSign(backend, booking);
  if (!text || !stands(booking)) throw new Refusal('not_found');
  if (needsGuardian && !isGuardian) throw new Refusal('invalid_request', { field: 'signature.isGuardian', problem: 'guardian_needed' });
  const waiver: SignedWaiver = {
    id: randomUUID(),
    bookingId: booking.id,
    participant: index,
    participantName: name,
    day: booking.day,
    waiverId: text.id,
    version: text.version,
    locale,
    title: text.title[locale],
    text: text.text[locale],
    signer: signer.trim(),
    isGuardian,
    drawing: drawing ?? null,
    hash: '',
    signedAt: backend.clock(),
  };
  const signed = { ...waiver, hash: hashOf(waiver) };
  await backend.db.insert(signedWaivers).values(signed);
  return signed;
}
