import { TransactionRollbackError } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';
import * as schema from './schema.ts';

/**
 * Drizzle on a pool, whose transactions survive the loss of their connection. Drizzle's own would keep a connection whose `begin` got no
 * answer, lend one whose `rollback` got none to the next caller, and leave the socket's errors to nobody, which ends the process.
 * @param onError is told of lost connections; who waits for the transaction is told, too
 */
export function drizzleOn(pool: Pool, onError: (error: Error) => void) {
  const db = drizzle(pool, { schema });
  const transaction: typeof db.transaction = async (work, config) => {
    const client = await pool.connect();
    client.on('error', onError);
    let isClean = false;
    try {
      const result = await drizzle(client, { schema }).transaction(work, config);
      isClean = true;
      return result;
    } catch (error) {
      isClean = error instanceof TransactionRollbackError;
      throw error;
    } finally {
      client.off('error', onError);
      // After any other failure nobody knows whether the transaction is still open there.
      client.release(!isClean);
    }
  };
  return Object.assign(db, { transaction });
}
