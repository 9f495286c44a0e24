import { setTimeout } from 'node:timers/promises';
import { Pool } from 'undici';

export type Answer = { status: number; body: string; milliseconds: number };
export type Load = { perSecond: number; p50: number; p99: number; answers: Answer[] };
/** A request that is ready to be sent: writing JSON is not what is measured. */
export type Post = { path: string; body: string; headers: Record<string, string> };

export const postOf = (path: string, body: unknown, headers: Record<string, string> = {}): Post => ({
  path,
  body: JSON.stringify(body),
  headers: { 'Content-Type': 'application/json', ...headers },
});

/** A client with so many connections. Straight on undici: `fetch` costs more than the server does, Node's http module half as much. */
export function clientFor(origin: string, connections: number) {
  const pool = new Pool(origin, { connections, pipelining: 1 });
  async function send({ path, body, headers }: Post): Promise<Answer> {
    const started = performance.now();
    const response = await pool.request({ path, body, headers, method: 'POST' });
    return { status: response.statusCode, body: await response.body.text(), milliseconds: performance.now() - started };
  }
  async function get(path: string): Promise<Answer> {
    const started = performance.now();
    const response = await pool.request({ path, method: 'GET', headers: { 'Accept-Encoding': 'br' } });
    const { byteLength } = await response.body.arrayBuffer();
    return { status: response.statusCode, body: String(byteLength), milliseconds: performance.now() - started };
  }
  return { send, get, close: () => pool.close() };
}

const percentile = (sorted: readonly number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;

function loadOf(answers: Answer[], started: number): Load {
  const seconds = (performance.now() - started) / 1000;
  const sorted = answers.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b);
  return { perSecond: answers.length / seconds, p50: percentile(sorted, 0.5), p99: percentile(sorted, 0.99), answers };
}

/** Does all of the work, `connections` at a time, each as soon as the one before is answered. */
export async function measure<T>(work: readonly T[], connections: number, call: (item: T) => Promise<Answer>): Promise<Load> {
  const answers: Answer[] = [];
  const queue = work[Symbol.iterator]();
  const started = performance.now();
  await Promise.all(
    Array.from({ length: connections }, async () => {
      for (const item of queue) answers.push(await call(item));
    }),
  );
  return loadOf(answers, started);
}

/**
 * Begins so many pieces of work a second, whether or not those before are done: as visitors come, who do not wait for each other. A piece's
 * time counts from when it was due.
 */
export async function measureAt<T>(work: readonly T[], perSecond: number, call: (item: T) => Promise<Answer>): Promise<Load> {
  const started = performance.now();
  const answers = await Promise.all(
    work.map(async (item, index) => {
      const due = started + (index * 1000) / perSecond;
      await setTimeout(Math.max(1, Math.ceil(due - performance.now())));
      const answer = await call(item);
      return { ...answer, milliseconds: performance.now() - due };
    }),
  );
  return loadOf(answers, started);
}
