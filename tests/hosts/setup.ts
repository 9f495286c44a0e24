import { ensureBuilt } from '#tests/support/build.ts';
import { ensureScratchBuilt } from '#tests/support/scratch-project.ts';

/** Before the tests of the hosts, once: each file by itself would build at the same time as the others. */
export default function build(): void {
  ensureBuilt();
  ensureScratchBuilt();
}
