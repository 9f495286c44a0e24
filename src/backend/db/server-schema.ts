import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';

/** Jobs that a migration leaves to be done: put onto their queues, and deleted here, when the database is next opened. */
export const jobsToQueue = pgTable('jobs_to_queue', {
  kind: text('kind').notNull(),
  payload: jsonb('payload').$type<Readonly<Record<string, string>>>().notNull(),
});

/** Random keys that the server makes for itself once and keeps, such as the one that signs ticket links. */
export const secrets = pgTable('secrets', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
});
