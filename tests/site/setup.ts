import { ensureBuilt } from '#tests/support/build.ts';

/** Before the tests of the built site. */
export default ensureBuilt;
