import { embeddedBase } from '#contracts/endpoint.ts';

const { identity } = embeddedBase;

/** Where the link of a mail leads that lets someone choose a new password. */
export const resetPath = (token: string): string => `${identity}/reset?token=${encodeURIComponent(token)}`;

/** The pages of one sign-in. */
export const interactionPaths = (uid: string) => ({
  signIn: `${identity}/interaction/${uid}`,
  register: `${identity}/interaction/${uid}/register`,
  forgotten: `${identity}/interaction/${uid}/forgotten`,
  abort: `${identity}/interaction/${uid}/abort`,
});
