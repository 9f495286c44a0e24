import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { proxy } from 'hono/proxy';

/** Characters that arrive at once, and milliseconds until the next do. */
const slice = { length: 1_500, apart: 25 };

async function* inSlices(text: string): AsyncGenerator<Uint8Array> {
  const bytes = new TextEncoder().encode(text);
  for (let at = 0; at < bytes.length; at += slice.length) {
    yield bytes.subarray(at, at + slice.length);
    await pause(slice.apart);
  }
}

/** The shop at the end of a line that brings a page bit by bit, and everything else at once. */
export async function startSlowLine(shop: string): Promise<{ url: string; stop: () => void }> {
  const app = new Hono().all('*', async ({ req }) => {
    const { pathname, search } = new URL(req.url);
    const answer = await proxy(new URL(pathname + search, shop), req);
    if (!answer.headers.get('content-type')?.startsWith('text/html')) return answer;
    return new Response(ReadableStream.from(inSlices(await answer.text())), answer);
  });
  const server = createServer(getRequestListener(app.fetch)).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => { server.close(); server.closeAllConnections(); },
  };
}
