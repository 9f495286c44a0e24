import http from 'node:http';
import https from 'node:https';
import { inTurns } from '#domain/in-turns.ts';

type Asked = { method: string; headers?: Record<string, string> };
/** `atOnce`: so many addresses of all caches. */
type AskedOfEach = Asked & { atOnce: number };

/** Node's own client: `fetch` names the host of the address, and a cache looks for the shop's. @returns the status */
function statusOf(address: string, { method, headers = {} }: Asked): Promise<number> {
  const { request } = address.startsWith('https:') ? https : http;
  return new Promise((resolve, reject) => {
    const asked = request(address, { method, headers, timeout: 5_000 }, (answer) => {
      answer.resume();
      answer.once('end', () => resolve(answer.statusCode ?? 0));
    });
    asked.once('timeout', () => asked.destroy(new Error(`${address} does not answer`)));
    asked.once('error', reject).end();
  });
}

/**
 * Asks each cache for each path, as the shop's own host.
 * @param caches their origins
 * @throws Error when one does not answer, or refuses
 */
export async function askEach(caches: readonly string[], paths: readonly string[], siteUrl: string, asked: AskedOfEach): Promise<void> {
  const headers = { ...asked.headers, Host: new URL(siteUrl).host };
  const addresses = caches.flatMap((cache) => paths.map((path) => cache + path));
  await inTurns(addresses, asked.atOnce, async (address) => {
    const status = await statusOf(address, { ...asked, headers });
    if (status === 403 || status === 405) throw new Error(`${asked.method} ${address} answers ${status}`);
  });
}
