import { ensureAllBuilt } from '#tests/support/build.ts';

/** Before the tests of the built sites. */
export default ensureAllBuilt;
