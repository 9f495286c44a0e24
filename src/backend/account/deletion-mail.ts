import { eq } from 'drizzle-orm';
import { paths } from '#domain/routes.ts';
import type { Backend } from '../backend.ts';
import { accountDeletions } from '../db/identity-schema.ts';
import type { Job } from '../jobs/job.ts';
import { deletionLetter } from './deletion-letter.ts';
import { send } from '../mail/send.ts';

/** Confirms that an account was deleted. The address is deleted once the mail is sent. */
export const deletionMail: Job<{ deletionId: string }> = {
  kind: 'deletion_mail',
  queue: 'mail',
  async work(backend: Backend, { deletionId }) {
    const { db, config, brand } = backend;
    const [deletion] = await db.select().from(accountDeletions).where(eq(accountDeletions.id, deletionId));
    if (!deletion) return;
    const { email, locale, orderNumbers } = deletion;
    const letter = deletionLetter(locale, { orderNumbers, bookingUrl: config.siteUrl + paths.booking(locale), contact: brand.email });
    await send(backend, { id: `deleted.${deletionId}`, to: { name: '', address: email }, letter });
    await db.delete(accountDeletions).where(eq(accountDeletions.id, deletionId));
  },
};
