import { embeddedBase } from '#contracts/endpoint.ts';

const { identity } = embeddedBase;

/** Where the link of a mail leads that lets someone choose a new password. */
export const resetPath = (token: string): string => `${identity}/reset?token=${encodeURIComponent(token)}`;

/** The pages of one sign-in. */
export const interactionPaths = (uid: string) => ({
  signIn: `${identity}/interaction/${uid}`,
  register: `${identity}/interaction/${uid}/register`,
  forgotten: `${identity}/interaction/${uid}/forgotten`,
  /** Where a code is entered, and where one is asked for. */
  code: `${identity}/interaction/${uid}/code`,
  mailCode: `${identity}/interaction/${uid}/code/mail`,
  abort: `${identity}/interaction/${uid}/abort`,
});
