import { SimulatorClient } from '#backend/simulators/stripe/http-client.ts';
import type { Simulator } from '#backend/simulators/stripe/perform.ts';

export type Call = { method: string; path: string };
export type Break = 'before' | 'after';

/** A network that breaks on chosen calls, before they reach the payment provider or after it has done its work. */
class BreakingClient extends SimulatorClient {
  readonly #choose: (call: Call) => Break | undefined;

  constructor(simulator: Simulator, choose: (call: Call) => Break | undefined) {
    super(simulator);
    this.#choose = choose;
  }

  override async makeRequest(...request: Parameters<SimulatorClient['makeRequest']>): ReturnType<SimulatorClient['makeRequest']> {
    const [, , path, method] = request;
    const fate = this.#choose({ method, path });
    if (fate === 'before') throw new TypeError('fetch failed');
    const answer = await super.makeRequest(...request);
    if (fate === 'after') throw new TypeError('fetch failed');
    return answer;
  }
}

/** What stands between a shop and Stripe: `choose` says which calls break. */
export const breaking = (choose: (call: Call) => Break | undefined) => (simulator: Simulator) => new BreakingClient(simulator, choose);

export const isCreate = ({ method, path }: Call): boolean => method === 'POST' && path === '/v1/payment_intents';
export const isCapture = ({ path }: Call): boolean => path.endsWith('/capture');
/** The first such call alone. */
export const once = (when: (call: Call) => boolean, fate: Break) => {
  let isDone = false;
  return (call: Call): Break | undefined => {
    if (isDone || !when(call)) return undefined;
    isDone = true;
    return fate;
  };
};
