import { customType } from 'drizzle-orm/pg-core';
import { parse, type GenericSchema, type InferOutput } from 'valibot';

/** A column of JSON that is checked when it is read: what is read is what was written. */
export const checkedJson = <const Schema extends GenericSchema>(schema: Schema) =>
  customType<{ data: InferOutput<Schema>; driverData: unknown }>({
    dataType: () => 'jsonb',
    toDriver: (value) => JSON.stringify(value),
    fromDriver: (stored) => parse(schema, typeof stored === 'string' ? JSON.parse(stored) : stored),
  });
