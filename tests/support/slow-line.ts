import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { proxy } from 'hono/proxy';
import { stream } from 'hono/streaming';

/** Bytes that arrive at once, and milliseconds until the next do. */
const slice = { length: 1_500, apart: 25 };

/** The shop at the end of a line that brings a page bit by bit, and everything else at once. */
export async function startSlowLine(shop: string): Promise<{ url: string; stop: () => void }> {
  const app = new Hono().all('*', async (context) => {
    const { pathname, search } = new URL(context.req.url);
    const answer = await proxy(new URL(pathname + search, shop), context.req);
    if (!answer.headers.get('content-type')?.startsWith('text/html')) return answer;
    const page = new Uint8Array(await answer.arrayBuffer());
    const bitByBit = stream(context, async (line) => {
      for (let at = 0; at < page.length; at += slice.length) {
        await line.write(page.subarray(at, at + slice.length));
        await line.sleep(slice.apart);
      }
    });
    return new Response(bitByBit.body, answer);
  });
  const server = createServer(getRequestListener(app.fetch)).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
