import { Hono } from 'hono';
import { planSandbox, sandboxPlan } from '#contracts/documented/sandbox.ts';
import type { Backend } from '../backend.ts';
import { route } from '../http/reply.ts';

/** What happens next, for programs. Empty where money moves. */
export function sandboxRoutes({ sandbox }: Pick<Backend, 'sandbox'>): Hono {
  const app = new Hono();
  if (!sandbox) return app;
  route(app, planSandbox, ({ body: { email, outcomes } }) => {
    sandbox.plan(email, outcomes);
    return { email, outcomes: sandbox.planFor(email) };
  });
  route(app, sandboxPlan, ({ query: { email } }) => ({ email, outcomes: sandbox.planFor(email) }));
  return app;
}
