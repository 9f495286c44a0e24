import { parse, protocol, type PGlite, type QueryOptions, type Results, type Transaction } from '@electric-sql/pglite';
import { isStale, StatementNames } from './statement-names.ts';

const { serialize } = protocol;

/** A plan fits tables as large as they were. Nobody analyses the embedded database, so that plans are made anew now and then. */
const usesOfPlan = 1_000;

type Messages = Awaited<ReturnType<PGlite['execProtocolStream']>>;
type Statement = { name: string; parameterTypes: readonly number[]; description: Messages; uses: number };
type Run = <T>(text: string, params?: unknown[], options?: QueryOptions) => Promise<Results<T>>;

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/**
 * PGlite's `query` and `transaction`, with statements that are parsed once: a call is one message (bind, execute, sync)
 * instead of six, and takes a third of the time. The sync at the end of every message ends an error as well.
 */
export class PreparedPglite {
  readonly #client: PGlite;
  readonly #names = new StatementNames();
  readonly #statements = new Map<string, Statement>();

  constructor(client: PGlite) {
    this.#client = client;
  }

  /** Waits for the transaction under way, if there is one. */
  readonly query: Run = (text, params, options) => this.#client._runExclusiveTransaction(() => this.#run(text, params, options, true));

  transaction<T>(callback: (tx: Transaction) => Promise<T>): Promise<T> {
    return this.#client.transaction((tx) => {
      const query: Run = (text, params, options) => {
        if (tx.closed) throw new Error('the transaction is over');
        return this.#run(text, params, options, false);
      };
      return callback(Object.assign(Object.create(tx) as Transaction, { query }));
    });
  }

  async #run<T>(text: string, params: unknown[] = [], options: QueryOptions = {}, syncToFs: boolean): Promise<Results<T>> {
    const statement = await this.#statement(text);
    const values = params.map((param, index) => this.#serialized(param, statement.parameterTypes[index]));
    const message = joined([serialize.bind({ statement: statement.name, values }), serialize.execute({}), serialize.sync()]);
    try {
      const answer = await this.#client.execProtocolStream(message, { syncToFs });
      const [result] = parse.parseResults([...statement.description, ...answer], this.#client.parsers, options);
      return result as Results<T>;
    } catch (error) {
      if (isStale(error)) this.#forget(text);
      throw error;
    }
  }

  async #statement(text: string): Promise<Statement> {
    const known = this.#statements.get(text);
    if (known && known.uses < usesOfPlan) {
      known.uses += 1;
      return known;
    }
    if (known) await this.#close(text, known);
    return this.#prepare(text);
  }

  async #close(text: string, { name }: Statement): Promise<void> {
    this.#forget(text);
    await this.#client.execProtocolStream(joined([serialize.close({ type: 'S', name }), serialize.sync()]), { syncToFs: false });
  }

  /** One that cannot be kept is the unnamed statement, which the next one replaces. */
  async #prepare(text: string): Promise<Statement> {
    const kept = this.#names.nameOf(text);
    const name = kept ?? '';
    const message = joined([serialize.parse({ name, text }), serialize.describe({ type: 'S', name }), serialize.sync()]);
    const answer = await this.#client.execProtocolStream(message, { syncToFs: false }).catch((error: unknown) => {
      this.#names.forget(text);
      throw error;
    });
    const parameters = answer.find((part) => part.name === 'parameterDescription');
    const parameterTypes = parameters && 'dataTypeIDs' in parameters ? (parameters.dataTypeIDs as number[]) : [];
    const statement = { name, parameterTypes, description: answer.filter((part) => part.name === 'rowDescription'), uses: 1 };
    if (kept !== undefined) this.#statements.set(text, statement);
    return statement;
  }

  #forget(text: string): void {
    this.#statements.delete(text);
    this.#names.forget(text);
  }

  #serialized(param: unknown, type = 0): string | null {
    if (param === null || param === undefined) return null;
    return this.#client.serializers[type]?.(param) ?? (typeof param === 'string' ? param : JSON.stringify(param));
  }
}
