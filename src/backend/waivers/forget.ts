import { lt } from 'drizzle-orm';
import { waiversKeptFrom } from '#domain/waiver.ts';
import type { Backend } from '../backend.ts';
import { signedWaivers } from '../db/waivers-schema.ts';
import type { Routine } from '../jobs/routines.ts';

/** Forgets what was signed for visits of which no claim can come any more. */
export async function forgetWaivers({ db, clock }: Pick<Backend, 'db' | 'clock'>): Promise<void> {
  await db.delete(signedWaivers).where(lt(signedWaivers.day, waiversKeptFrom(clock().toISOString().slice(0, 10))));
}

export const forgetWaiversRoutine: Routine = { name: 'forget old waivers', everySeconds: 3_600, work: forgetWaivers };
