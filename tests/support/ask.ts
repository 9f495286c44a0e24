import { request, type IncomingHttpHeaders } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

export type Answer = { status: number; headers: IncomingHttpHeaders; bytes: Buffer };

/** Asks for a path exactly as it is written, and follows no redirect. @param origin such as `http://127.0.0.1:4321` */
export const ask = (origin: string, path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> => {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const asked = request({ hostname, port, path, method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, bytes: Buffer.concat(chunks) }));
      response.on('error', reject);
    });
    asked.on('error', reject).end();
  });
};

/** The answer's body as it was before it was compressed. */
export function textOf({ headers, bytes }: Answer): string {
  const encoding = headers['content-encoding'];
  if (encoding === 'br') return brotliDecompressSync(bytes).toString();
  return (encoding === 'gzip' ? gunzipSync(bytes) : bytes).toString();
}
