import { vi } from 'vitest';

export type Call = { method: string; path: string; url: URL; headers: Headers; body: unknown; signal: AbortSignal | null };
type Answer = Response | Error;
type Handler = (call: Call) => Answer | Promise<Answer>;

/** An answer as a service sends it. */
export const json = (body: unknown, status = 200, headers: Record<string, string> = {}): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } });

export const nothing = (): Response => new Response(null, { status: 204 });

export const refusal = (code: string, status: number, details?: Record<string, string | number>): Response =>
  json({ code, errorMessage: code, ...(details ? { details } : {}) }, status);

/** The connection broke: whether the request arrived is not known. */
export const connectionLost = (): Error => new TypeError('Failed to fetch');
export const timedOut = (): Error => new DOMException('Timed out', 'TimeoutError');

/** Stands in for the network. `on` queues answers for a method and path; the last one is given again and again. */
export function fakeServices() {
  const calls: Call[] = [];
  const queues = new Map<string, Handler[]>();
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const call: Call = {
      method: init.method ?? 'GET',
      path: new URL(url).pathname,
      url: new URL(url),
      headers: new Headers(init.headers),
      signal: init.signal ?? null,
      body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
    };
    calls.push(call);
    const queue = [...queues].find(([name]) => `${call.method} ${call.path}`.startsWith(name))?.[1];
    const handler = queue && queue.length > 1 ? queue.shift() : queue?.[0];
    const answer = handler ? await handler(call) : refusal('not_found', 404);
    if (answer instanceof Error) throw answer;
    return answer.clone();
  });
  return {
    calls,
    on: (name: string, ...handlers: (Handler | Answer)[]) => {
      queues.set(
        name,
        handlers.map((handler) => (typeof handler === 'function' ? handler : () => handler)),
      );
    },
    callsTo: (name: string) => calls.filter(({ method, path }) => `${method} ${path}`.startsWith(name)),
  };
}
