import { Agent, request } from 'node:http';

export type Answer = { status: number; body: string; milliseconds: number };
export type Load = { perSecond: number; p50: number; p99: number; answers: Answer[] };

/** A client with so many connections. Node's own http module: `fetch` costs more than the server does. */
export function clientFor(origin: string, connections: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const url = new URL(origin);
  const post = (path: string, body: unknown, headers: Record<string, string> = {}): Promise<Answer> => new Promise((resolve, reject) => {
    const started = performance.now();
    const payload = JSON.stringify(body);
    const call = request({
      agent, host: url.hostname, port: url.port, path, method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(payload), ...headers },
    }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body: Buffer.concat(parts).toString(), milliseconds: performance.now() - started }));
    });
    // The server may close a connection just as it is used again.
    call.once('error', (error) => (call.reusedSocket ? resolve(post(path, body, headers)) : reject(error)));
    call.end(payload);
  });
  return { post, close: () => agent.destroy() };
}

const percentile = (sorted: readonly number[], part: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;

/** Does all of the work, `connections` at a time, each as soon as the one before is answered. */
export async function measure<T>(work: readonly T[], connections: number, call: (item: T) => Promise<Answer>): Promise<Load> {
  const answers: Answer[] = [];
  const queue = work[Symbol.iterator]();
  const started = performance.now();
  await Promise.all(Array.from({ length: connections }, async () => {
    for (const item of queue) answers.push(await call(item));
  }));
  const seconds = (performance.now() - started) / 1000;
  const sorted = answers.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b);
  return { perSecond: answers.length / seconds, p50: percentile(sorted, 0.5), p99: percentile(sorted, 0.99), answers };
}
