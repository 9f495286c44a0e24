import type { SQL } from 'drizzle-orm';
import type { Database } from './open.ts';

/** Runs a hand-written statement; both drivers answer with `rows`, which Drizzle's common type does not say. */
export async function rowsOf<Row>(db: Database, query: SQL): Promise<Row[]> {
  const result = (await db.execute(query)) as { rows: Row[] };
  return result.rows;
}
