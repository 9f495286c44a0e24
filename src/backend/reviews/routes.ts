import { Hono, type Context } from 'hono';
import { answerReview, reportReview, writeReview } from '#contracts/documented/reviews.ts';
import type { Backend } from '../backend.ts';
import { limiter } from '../http/limiter.ts';
import { addressOf, rateLimit } from '../http/rate-limit.ts';
import { route } from '../http/reply.ts';
import { answer } from './answer.ts';
import { answerPages } from './pages/answer.tsx';
import { reportPages } from './pages/report.tsx';
import { stopPages } from './pages/stop.tsx';
import { writePages } from './pages/write.tsx';
import { report } from './report.ts';
import { write } from './write.ts';

/** For each client address: forms with mistakes count, too; each report may hide a review. */
const postsPerMinute = 60;
const reports = { most: 20, minutes: 15 };

/** Reviews by those who were there: as calls, and as the forms that do without JavaScript. */
export function reviewRoutes(backend: Backend): Hono {
  const { config, clock } = backend;
  const app = new Hono();
  if (config.rateLimits) {
    const limit = rateLimit({ writes: postsPerMinute, trustProxy: config.trustProxy, clock });
    for (const path of ['/api/reviews/*', '/reviews/*']) app.use(path, limit);
  }
  const count = config.rateLimits ? limiter({ ...reports, clock }).count : () => {};
  const countReport = (c: Context) => count(addressOf(c, config.trustProxy));

  route(app, writeReview, async ({ params, body }) => ({ reviewId: await write(backend, params.token, body) }));

  route(app, answerReview, async ({ params, body }) => {
    await answer(backend, params.token, body.text);
    return {};
  });

  route(app, reportReview, async ({ params, body }, c) => {
    countReport(c);
    await report(backend, params.reviewId, body.reason);
    return {};
  });

  for (const pages of [writePages, answerPages, stopPages]) app.route('/', pages(backend));
  app.route('/', reportPages(backend, countReport));
  return app;
}
