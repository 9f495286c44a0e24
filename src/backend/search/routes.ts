import { Hono } from 'hono';
import { semanticSearch } from '#contracts/search.ts';
import { route } from '../http/reply.ts';
import type { Search } from './search.ts';

/** The semantic search service. */
export function searchRoutes(search: Search): Hono {
  const app = new Hono();
  route(app, semanticSearch, ({ query }) =>
    search(query.query, { locale: query.lang, currency: query.currency }, query.expanded === 'true'));
  return app;
}
