import type { Backend } from '../backend.ts';

/** What is done again and again, whether or not something has happened. It is declared where it belongs and listed in `background.ts`. */
export type Routine = {
  name: string;
  everySeconds: number;
  /** Safe beside other servers that do the same. */
  work(backend: Backend): Promise<unknown>;
};

function repeat(backend: Backend, { name, everySeconds, work }: Routine): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let underWay = once();
  async function once(): Promise<void> {
    await work(backend).catch((error: unknown) =>
      backend.log.error({ err: error, routine: name }, 'a routine failed and will be tried again'),
    );
    if (isStopped) return;
    timer = setTimeout(() => {
      underWay = once();
    }, everySeconds * 1_000);
    timer.unref();
  }
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await underWay;
  };
}

/** @returns the function that stops them and waits for what is under way */
export function startRoutines(backend: Backend, routines: readonly Routine[]): () => Promise<void> {
  const stops = routines.map((routine) => repeat(backend, routine));
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}
