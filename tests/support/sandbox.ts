import { embeddedBase } from '#contracts/endpoint.ts';
import { planSandbox, type SandboxOutcome } from '#contracts/sandbox.ts';

/** Plans what happens next to orders of an e-mail address, by the door that a partner's engineers use. */
export async function planFor(email: string, outcomes: readonly SandboxOutcome[], origin = process.env.LANDFALL_URL ?? ''): Promise<void> {
  const { service, method, path } = planSandbox;
  const body = JSON.stringify({ email, outcomes });
  const response = await fetch(origin + embeddedBase[service] + path, { method, headers: { 'Content-Type': 'application/json' }, body });
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
}
