/** Schema changes and lost statements: SQLSTATE 0A000 ("cached plan must not change result type"), 26000, and class 42. */
const staleCode = /^(0A000|26000|42...)$/;

/** More texts than the shop has; beyond, statements are parsed each time rather than cached without end. */
const atMost = 300;

/** Whether a statement that failed so may succeed once it is parsed anew. */
export const isStale = (error: unknown): boolean => error instanceof Error && 'code' in error && staleCode.test(String(error.code));

/** Names for prepared statements, one for each text: the database parses and plans a text once for each connection. */
export class StatementNames {
  readonly #names = new Map<string, string>();
  #made = 0;

  /** @returns nothing when there are too many texts already */
  nameOf(text: string): string | undefined {
    const known = this.#names.get(text);
    if (known !== undefined || this.#names.size >= atMost) return known;
    this.#made += 1;
    const name = `s${this.#made}`;
    this.#names.set(text, name);
    return name;
  }

  /** The text gets a new name next time, and with it a new plan. */
  forget(text: string): void {
    this.#names.delete(text);
  }
}
