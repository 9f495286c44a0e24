import { pathToFileURL } from 'node:url';
import type { Context } from 'hono';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import type { Logger } from 'pino';
import { onDemandSeconds, revalidate } from '#domain/host-rules.ts';
import { unframed } from '../http/security-headers.ts';
import { onDemandEntry } from '../root.ts';
import { acceptedOf, encodeAs, type Encoded, type Encoding } from './encoding.ts';
import { etagOf, send } from './send-file.ts';

/** Asks the shop's services, by their paths, without the network. */
export type Ask = typeof fetch;
/** Renders a page: 404 where there is none, 503 where a service fails; see `build/on-demand/entry.ts`. */
export type Render = (request: Request, locals: { ask: Ask }) => Promise<Response>;

type Page = {
  status: 200 | 410;
  type: string;
  bytes: Buffer<ArrayBuffer>;
  etag: string;
  policy: string | undefined;
  copies: Map<Encoding, Promise<Encoded>>;
  /** Milliseconds since 1970. */
  madeAt: number;
  /** In seconds; of a page that stays because a new one cannot be made. */
  age?: number;
};
type Sendable = Page | { status: 301; location: string };
type Answer = Sendable | { status: 404 } | { status: 503 };
export type PagesOnDemand = {
  /** @param path with the part of its query that the page shows */
  read(path: string): Promise<Answer>;
  /** Forgets all pages, also those that are being made. */
  forget(): void;
};

/** Of the pages that are held in memory: some 500 of 100 kB, and what it costs to remember that there is none. */
const mostBytes = 64 * 2 ** 20;
const bytesBeside = 1_000;
/** More at once make each other wait, and what they have begun fills the memory: fifty take a third longer in all, and some of them 2 s. */
const renderedAtOnce = 4;
const milliseconds = onDemandSeconds * 1_000;

/** The pages of a brand that was built; their code is loaded when the first is asked for. */
export function rendererOf(brand: string): Render {
  let entry: Promise<{ render: Render }> | undefined;
  return async (request, locals) => {
    entry ??= import(pathToFileURL(onDemandEntry(brand)).href) as Promise<{ render: Render }>;
    return (await entry).render(request, locals);
  };
}

const typeOf = ({ headers }: Response): string => {
  const type = headers.get('Content-Type') ?? 'text/html';
  return type.includes('charset') ? type : `${type}; charset=utf-8`;
};

async function answerOf(response: Response, madeAt: number): Promise<Answer> {
  const location = response.headers.get('Location');
  if (location !== null) return { status: 301, location };
  const { status } = response;
  if (status !== 200 && status !== 410) return { status: status === 404 ? 404 : 503 };
  const bytes = Buffer.from(await response.arrayBuffer());
  const policy = response.headers.get('Content-Security-Policy');
  return {
    status,
    type: typeOf(response),
    bytes,
    etag: etagOf(bytes),
    policy: policy === null ? undefined : unframed(policy),
    copies: new Map(),
    madeAt,
  };
}

type Opening = {
  render: Render;
  ask: Ask;
  /** Of the shop. */
  origin: string;
  clock: () => Date;
  log: Logger;
};

/**
 * Renders pages when they are asked for, once for all who ask at the same time, and keeps them in memory for a few seconds; a page that was
 * there stays while its services fail.
 */
export function openPages({ render, ask, origin, clock, log }: Opening): PagesOnDemand {
  async function make(pathname: string): Promise<Answer> {
    try {
      const response = await render(new Request(new URL(pathname, origin)), { ask });
      if (response.status >= 500) log.warn({ path: pathname, status: response.status }, 'a page could not be rendered');
      return await answerOf(response, clock().getTime());
    } catch (error) {
      log.error({ err: error, path: pathname }, 'a page could not be rendered');
      return { status: 503 };
    }
  }
  const inTurn = pLimit(renderedAtOnce);
  const pages = new LRUCache<string, Answer>({
    maxSize: mostBytes,
    sizeCalculation: (answer) => bytesBeside + ('bytes' in answer ? answer.bytes.length : 0),
    ttl: milliseconds,
    ttlResolution: 0,
    // One that is forgotten while it is made is sent to those who wait for it, and not kept.
    ignoreFetchAbort: true,
    perf: { now: () => clock().getTime() },
    fetchMethod: async (pathname, last) => {
      const answer = await inTurn(() => make(pathname));
      return answer.status === 503 && last && 'bytes' in last ? last : answer;
    },
  });
  const isStaleForShort = (pathname: string): boolean => pages.getRemainingTTL(pathname) > -milliseconds;
  return {
    async read(pathname) {
      const answer = (await pages.fetch(pathname, { allowStale: isStaleForShort(pathname) })) ?? { status: 503 };
      if (!('bytes' in answer)) return answer;
      const age = clock().getTime() - answer.madeAt;
      return age > 2 * milliseconds ? { ...answer, age: Math.floor(age / 1_000) } : answer;
    },
    forget: () => pages.clear(),
  };
}

/** Once for each encoding. */
function encoded({ bytes, copies }: Page, acceptEncoding: string): Promise<Encoded> {
  const encoding = acceptedOf(acceptEncoding);
  const copy = copies.get(encoding) ?? encodeAs(encoding, bytes);
  copies.set(encoding, copy);
  return copy;
}

/** Sends a page, or the redirect to its own address. */
export function sendAnswer(c: Context, answer: Sendable, cacheControl: string): Response | Promise<Response> {
  if (answer.status === 301) {
    c.header('Cache-Control', revalidate);
    return c.redirect(answer.location + new URL(c.req.url).search, 301);
  }
  if (answer.age !== undefined) c.header('Age', String(answer.age));
  return send(c, {
    ...answer,
    cacheControl,
    encode: (acceptEncoding) => encoded(answer, acceptEncoding),
  });
}
