import { ensureAllBuilt } from '#tests/support/build.ts';
import { ensureScratchBuilt } from '#tests/support/scratch-project.ts';

/** Before the tests of the built sites. */
export default function build(): void {
  ensureAllBuilt();
  ensureScratchBuilt();
}
