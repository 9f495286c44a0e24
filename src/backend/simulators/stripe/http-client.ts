import Stripe from 'stripe';
import type { Simulator } from './perform.ts';
import { callServerApi } from './server-api.ts';
import type { Answer } from '../store.ts';

/** The SDK's types of a request and its answer have no name outside it. */
type MakeRequest = InstanceType<typeof Stripe.HttpClient>['makeRequest'];

class SimulatorResponse extends Stripe.HttpClientResponse {
  readonly #body: string;

  constructor({ status, body }: Answer) {
    super(status, {});
    this.#body = JSON.stringify(body);
  }

  /** The SDK writes what it knows of the response to it. */
  override getRawResponse(): object {
    return {};
  }

  /** The SDK writes to what it gets: a copy, as over a network. */
  override async toJSON(): Promise<unknown> {
    return this._parseResponseBody(this.#body);
  }
}

/** What stands below Stripe's SDK in place of the network: the local simulator, called directly. */
export class SimulatorClient extends Stripe.HttpClient {
  readonly #simulator: Simulator;

  constructor(simulator: Simulator) {
    super();
    this.#simulator = simulator;
  }

  override getClientName(): string {
    return 'simulator';
  }

  override async makeRequest(...[, , path, method, headers, form]: Parameters<MakeRequest>): ReturnType<MakeRequest> {
    const { 'Idempotency-Key': key } = headers as Record<string, unknown>;
    return new SimulatorResponse(callServerApi(this.#simulator, { method, path, form, key: typeof key === 'string' ? key : undefined }));
  }
}
