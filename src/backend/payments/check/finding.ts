/** What was tried with the shop's keys: `advice` says what to do where it does not work. */
export type Finding = { what: string; advice?: string };

/** Tries one thing. @param what as a sentence that holds where it works @param advice what to do where it does not */
export async function tried(what: string, advice: string, work: () => Promise<boolean | void>): Promise<Finding> {
  try {
    return (await work()) === false ? { what, advice } : { what };
  } catch (error) {
    return { what, advice: `${advice} (${error instanceof Error ? error.message : String(error)})` };
  }
}

/** Those of the wanted events that a webhook is not sent. @param sent `*`: all */
export const missingEvents = (wanted: readonly string[], sent: readonly string[]): string[] =>
  sent.includes('*') ? [] : wanted.filter((event) => !sent.includes(event));
