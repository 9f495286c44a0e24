import type { OperatorOutcome, SandboxOutcome, WebhookOutcome } from '#contracts/sandbox.ts';

const keptMilliseconds = 3_600_000;
const mostPlans = 1_000;

type Plan = { outcomes: SandboxOutcome[]; until: Date };
/** What is to become of an order that was placed. */
export type Expected<Outcome = WebhookOutcome | OperatorOutcome> = { checkoutKey: string; outcome: Outcome; since: Date };

/**
 * What is to happen next in a shop where no money moves, so that whoever builds on it can try every state (record 0093). In memory, as one
 * process serves such a shop; forgotten after an hour, and the oldest where there are too many.
 */
export class Sandbox {
  readonly #clock: () => Date;
  readonly #plans = new Map<string, Plan>();
  #expected: readonly Expected[] = [];
  /** Carts whose prices were raised, with the end of that. */
  readonly #raised = new Map<string, Date>();

  constructor(clock: () => Date) {
    this.#clock = clock;
  }

  /** @param email in small letters; what was planned for it before is over */
  plan(email: string, outcomes: SandboxOutcome[]): void {
    this.#forgetOld();
    this.#plans.delete(email);
    if (outcomes.length > 0) this.#plans.set(email, { outcomes, until: this.#end() });
    for (const oldest of [...this.#plans.keys()].slice(0, -mostPlans)) this.#plans.delete(oldest);
  }

  planFor(email: string): SandboxOutcome[] {
    this.#forgetOld();
    return this.#plans.get(email)?.outcomes ?? [];
  }

  /** The next outcome of a plan, which happens now. */
  take(email: string): SandboxOutcome | undefined {
    const [next, ...outcomes] = this.planFor(email);
    this.plan(email, outcomes);
    return next;
  }

  /** An outcome that comes after its order is placed. */
  expect(checkoutKey: string, outcome: WebhookOutcome | OperatorOutcome): void {
    this.#expected = [...this.#expected, { checkoutKey, outcome, since: this.#clock() }];
  }

  expected(): readonly Expected[] {
    this.#forgetOld();
    return this.#expected;
  }

  /** It has happened. */
  forget(done: Expected): void {
    this.#expected = this.#expected.filter((one) => one !== done);
  }

  raise(cartId: string): void {
    this.#raised.set(cartId, this.#end());
  }

  isRaised(cartId: string): boolean {
    this.#forgetOld();
    return this.#raised.has(cartId);
  }

  #end(): Date {
    return new Date(this.#clock().getTime() + keptMilliseconds);
  }

  #forgetOld(): void {
    const now = this.#clock();
    for (const [email, { until }] of this.#plans) if (until <= now) this.#plans.delete(email);
    for (const [cartId, until] of this.#raised) if (until <= now) this.#raised.delete(cartId);
    this.#expected = this.#expected.filter(({ since }) => now.getTime() - since.getTime() < keptMilliseconds);
  }
}
