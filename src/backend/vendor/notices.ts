import { timingSafeEqual } from 'node:crypto';
import { Hono } from 'hono';
import { noticeChanges } from '#contracts/documented/notices.ts';
import type { Backend } from '../backend.ts';
import { Refusal } from '../http/refusal.ts';
import { route } from '../http/reply.ts';

function isToken(given: string, wanted: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(wanted)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/** Notices of a vendor service elsewhere; there is no such address where none was given a token. */
export function noticeRoutes({ config, notices }: Pick<Backend, 'config' | 'notices'>): Hono {
  const app = new Hono();
  route(app, noticeChanges, async ({ headers, body }) => {
    const { noticeToken } = config;
    if (noticeToken === undefined) throw new Refusal('not_found');
    if (!isToken(headers.authorization ?? '', `Bearer ${noticeToken}`)) throw new Refusal('unauthenticated');
    await notices.give(body.tours);
    return {};
  });
  return app;
}
