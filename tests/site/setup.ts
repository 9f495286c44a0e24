import { ensureAllBuilt } from '#tests/support/build.ts';
import { ensureScratchBuilt } from '#tests/support/scratch-project.ts';

/** Before the tests of the built sites. */
export default async function build(): Promise<void> {
  await ensureAllBuilt();
  ensureScratchBuilt();
}
