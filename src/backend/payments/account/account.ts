import type { Database } from '../../db/open.ts';
import { invoiceItems } from '../../db/payments-schema.ts';
import type { LedgerEntry, LedgerMethod } from '../method.ts';

type Item = typeof invoiceItems.$inferInsert;

async function write(tx: Database, kind: Item['kind'], entry: LedgerEntry): Promise<void> {
  const { bookingId, organizationId, subjectId, currency, at } = entry;
  if (organizationId === null) throw new Error(`the booking ${bookingId} is on nobody's account`);
  const amount = kind === 'charge' ? entry.amount : -entry.amount;
  await tx.insert(invoiceItems).values({ bookingId, kind, organizationId, subjectId, currency, amount, createdAt: at });
}

/** An organisation's account: no money moves, what is charged and credited is in `invoice_items`. */
export const accountMethod: LedgerMethod = {
  id: 'account',
  payer: 'organisation',
  settles: 'with-booking',
  charge: (tx, entry) => write(tx, 'charge', entry),
  credit: (tx, entry) => write(tx, 'credit', entry),
};
