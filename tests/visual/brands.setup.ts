import { test as setup } from '@playwright/test';
import { ensureAllBuilt } from '../support/build.ts';

/** Before the workers of the pictures start: two of them would build at once, and one refuse. */
setup('every brand is built', async () => {
  setup.setTimeout(900_000);
  await ensureAllBuilt();
});
