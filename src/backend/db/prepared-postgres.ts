import type { ClientBase, QueryConfig } from 'pg';
import { isStale, type StatementNames } from './statement-names.ts';

type Callback = (error: Error | undefined, ...result: unknown[]) => void;

/** Statements without values go as they are: `begin` and its kin. A query object of the driver's own brings `submit`. */
const canBeNamed = (query: unknown, values: unknown): query is QueryConfig =>
  typeof query === 'object' && query !== null && 'text' in query && !('submit' in query) && Array.isArray(values) && values.length > 0;

/**
 * Names every statement with values on this connection, so that it is parsed once. Pools of connections that a proxy shares among clients
 * (PgBouncer before 1.21, in transaction mode) do not know such statements.
 * @param names shared by all connections
 */
export function prepareStatements(client: ClientBase, names: StatementNames): void {
  const plain = client.query.bind(client) as (...args: unknown[]) => unknown;
  function query(config: unknown, values: unknown, done?: Callback): unknown {
    if (!canBeNamed(config, values)) return plain(config, values, done);
    const { text } = config;
    const name = names.nameOf(text);
    const named = name === undefined ? config : { ...config, name };
    const check = (error: unknown): void => {
      if (isStale(error)) names.forget(text);
    };
    if (done)
      return plain(named, values, (error: Error | undefined, ...result: unknown[]) => {
        check(error);
        done(error, ...result);
      });
    return (plain(named, values) as Promise<unknown>).catch((error: unknown) => {
      check(error);
      throw error;
    });
  }
  Object.assign(client, { query });
}
