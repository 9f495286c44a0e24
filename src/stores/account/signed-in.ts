import { browserAtom, type Schema } from '../browser/storage.ts';

/** What the header shows, and until when: nothing else about a person lies in localStorage (decision 2 of docs/design.md). */
export type SignedIn = {
  name: string;
  /** Milliseconds since 1970: one day ahead, or as long as the extended session lasts (requirements 9). */
  authPersistExpiresAt: number;
  /** Path of the organisation's logo, in a concierge's shop; empty for who has none. */
  logoUrl?: string;
};

const isSignedIn = (value: unknown): value is SignedIn =>
  typeof value === 'object' &&
  value !== null &&
  'name' in value &&
  typeof value.name === 'string' &&
  'authPersistExpiresAt' in value &&
  Number(value.authPersistExpiresAt) > Date.now();

/** By hand: every page runs this before it is touched. What has expired counts as absent. */
const schema: Schema<SignedIn | null> = {
  '~standard': { validate: (value) => (isSignedIn(value) ? { value } : { issues: [{ message: 'absent or expired' }] }) },
};

/** Who is signed in, in all tabs of this browser; each tab has tokens of its own. */
export const $signedIn = browserAtom<SignedIn | null>('signed-in', schema, null);
