import { Hono } from 'hono';
import { semanticSearch } from '#contracts/documented/search.ts';
import type { Backend } from '../backend.ts';
import { offeredLocale } from '../http/language.ts';
import { route } from '../http/reply.ts';
import type { Search } from './search.ts';

/** The semantic search service. */
export function searchRoutes({ brand }: Pick<Backend, 'brand'>, search: Search): Hono {
  const app = new Hono();
  route(app, semanticSearch, ({ query }) =>
    search({
      query: query.query,
      market: { locale: offeredLocale(query.lang, brand.locales), currency: query.currency },
      expanded: query.expanded === 'true',
      without: query.without,
    }),
  );
  return app;
}
