import type { Env, Hono } from 'hono';
import { findTargetHandler } from 'hono/utils/handler';
import type { DocumentedEndpoint } from '#contracts/documented/documented.ts';

/** A route carries the endpoint that it answers: what is described and tested is what is mounted, and there is no list to maintain. */
type Describing = { endpoint: DocumentedEndpoint };

const isDescribing = (handler: object): handler is Describing => 'endpoint' in handler;

/** Marks a handler of its own with the endpoint that it answers. `route()` does so for all but the identity provider's. */
export const describing = <H extends object>(endpoint: DocumentedEndpoint, handler: H): H & Describing =>
  Object.assign(handler, { endpoint });

/** Every endpoint that an app answers, those of the apps mounted in it included, in the order of their routes. */
export const endpointsOf = <T extends Env>(app: Hono<T>): readonly DocumentedEndpoint[] =>
  app.routes.flatMap(({ handler }) => {
    const target = findTargetHandler(handler);
    return isDescribing(target) ? [target.endpoint] : [];
  });
