import type { Logger } from 'pino';
import type { Config } from '../../config.ts';
import { cloudflare } from './cloudflare.ts';
import { fastly } from './fastly.ts';
import { nginx } from './nginx.ts';
import type { OpenPurger, Purge, Purger } from './purger.ts';
import { varnish } from './varnish.ts';

/** The kinds of caches that can be told what to forget: a new one is a file and a line here. */
const purgers: Readonly<Record<string, OpenPurger>> = {
  cloudflare,
  fastly,
  nginx,
  varnish,
};

/**
 * A cache may be fetching a page from a server that has not heard of the change yet, and keep it after it was told: it is told again
 * when that is over.
 */
const againMilliseconds = 3_000;

export type Caches = {
  /** Whether there are any: pages may then be kept for longer. */
  areTold: boolean;
  /** The headers by which they know a page's tags, beside `Cache-Tag`. */
  tagHeaders(tags: readonly string[]): { name: string; value: string }[];
  /** Tells all of them, twice. One that fails is logged: what it keeps ends by its time. */
  purge(purge: Purge): Promise<void>;
};

export function openCaches(config: Config, log: Logger): Caches {
  const opened = Object.entries(purgers).flatMap(([name, open]): [string, Purger][] => {
    const purger = open(config);
    return purger ? [[name, purger]] : [];
  });
  const tell = async ([name, purger]: [string, Purger], purge: Purge) => {
    await purger
      .purge(purge)
      .catch((error: unknown) => log.error({ err: error, cache: name }, 'a cache could not be told what has changed'));
  };
  return {
    areTold: opened.length > 0,
    tagHeaders: (tags) => opened.flatMap(([, { tagHeader }]) => tagHeader?.(tags) ?? []),
    async purge(purge) {
      const tellAll = () => Promise.all(opened.map((one) => tell(one, purge)));
      // Counted from now: a cache that fetches each page anew takes some time, and what is told first is not to wait for what is told last.
      setTimeout(() => void tellAll(), againMilliseconds).unref();
      await tellAll();
    },
  };
}
