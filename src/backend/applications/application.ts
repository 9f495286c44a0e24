import { eq } from 'drizzle-orm';
import { applications } from '../db/applications-schema.ts';
import type { Database } from '../db/open.ts';

export type StoredApplication = typeof applications.$inferSelect;

export async function readApplication(db: Database, id: string): Promise<StoredApplication | undefined> {
  const [found] = await db.select().from(applications).where(eq(applications.id, id));
  return found;
}
