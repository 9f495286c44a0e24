import { planSandbox } from '#contracts/documented/sandbox.ts';
import type { SandboxOutcome } from '#contracts/sandbox.ts';
import { call } from './contract.ts';

/** Plans what happens next to orders of an e-mail address, by the door that a partner's engineers use. */
export async function planFor(origin: string, email: string, ...outcomes: SandboxOutcome[]): Promise<void> {
  await call({ origin, close: () => Promise.resolve() }, planSandbox, { body: { email, outcomes } });
}
