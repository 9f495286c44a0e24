import { cancel, capture, confirm, create, findIntent, refund } from './calls.ts';
import { noSuch, SimulatorError } from './errors.ts';
import { groupOf, parseForm, textOf, type Params } from './form.ts';
import { createMethod } from './methods.ts';
import { perform, type Effect, type Simulator } from './perform.ts';
import type { Answer } from '../store.ts';

/** A request to Stripe's API. */
export type ApiRequest = {
  method: string;
  /** With the query, such as `/v1/payment_intents?limit=10`. */
  path: string;
  /** The body, in form encoding. */
  form: string;
  key: string | undefined;
};

type Change = (simulator: Simulator, params: Params, id: string, now: Date) => Effect;
type Read = (simulator: Simulator, query: Params, id: string) => unknown;

const changes: Record<string, Change> = {
  payment_methods: (_, params, __, now) => {
    const method = createMethod(params, now);
    return { status: 200, body: method, objects: [method] };
  },
  payment_intents: (simulator, params, _, now) => create(simulator, params, now),
  'payment_intents/:id/confirm': (simulator, params, id, now) => confirm(simulator, params, findIntent(simulator, id), now),
  'payment_intents/:id/capture': (simulator, params, id, now) => capture(simulator, params, findIntent(simulator, id), now),
  'payment_intents/:id/cancel': (simulator, params, id, now) => cancel(params, findIntent(simulator, id), now),
  refunds: (simulator, params, _, now) => refund(simulator, params, findIntent(simulator, textOf(params, 'payment_intent') ?? ''), now),
};

const listOf = (url: string, data: readonly unknown[], hasMore = false) => ({ object: 'list', url, data, has_more: hasMore });

const readOne =
  (kind: string): Read =>
  ({ store }, _, id) => {
    const object = store.get(id);
    if (object?.object !== kind) throw noSuch(kind, id);
    return object;
  };

const reads: Record<string, Read> = {
  payment_intents: ({ store }, query) => {
    const limit = Number(textOf(query, 'limit') ?? 10);
    const created = groupOf(query, 'created');
    const found = store.intents({
      from: Number(textOf(created, 'gte') ?? 0),
      to: Number(textOf(created, 'lte') ?? Infinity),
      after: textOf(query, 'starting_after'),
      limit: limit + 1,
    });
    return listOf('/v1/payment_intents', found.slice(0, limit), found.length > limit);
  },
  refunds: ({ store }, query) => listOf('/v1/refunds', store.refundsOf(textOf(query, 'payment_intent') ?? '')),
  'payment_intents/:id': readOne('payment_intent'),
  'payment_methods/:id': readOne('payment_method'),
  'refunds/:id': readOne('refund'),
};

/** `/v1/payment_intents/pi_1/capture` is `payment_intents/:id/capture` of `pi_1`. */
function routeOf(path: string): { route: string; id: string } {
  const [, , resource = '', id, verb] = path.split('/');
  return { route: [resource, ...(id === undefined ? [] : [':id']), ...(verb === undefined ? [] : [verb])].join('/'), id: id ?? '' };
}

function answer(simulator: Simulator, { method, path, form, key }: ApiRequest): Answer {
  const [pathname = '', query = ''] = path.split('?');
  const { route, id } = routeOf(pathname);
  const read = method === 'GET' ? reads[route] : undefined;
  if (read) return { status: 200, body: read(simulator, parseForm(query), id) };
  const change = method === 'POST' ? changes[route] : undefined;
  if (!change)
    throw new SimulatorError(404, 'invalid_request_error', 'Unrecognized request URL: the payment simulator does not know this call.');
  return perform(simulator, { signature: `${pathname}\n${form}`, key, run: (now) => change(simulator, parseForm(form), id, now) });
}

/**
 * The part of Stripe's API that the shop's server calls (https://docs.stripe.com/api): no socket, no network.
 * Never give it a door of its own: its caller may refund.
 */
export function callServerApi(simulator: Simulator, request: ApiRequest): Answer {
  try {
    return answer(simulator, request);
  } catch (error) {
    if (error instanceof SimulatorError) return error;
    throw error;
  }
}
