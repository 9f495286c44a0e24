import { bookingScopes, clientId, type BookingScope } from '#contracts/identity.ts';
import type { Backend } from '../backend.ts';
import { Refusal } from '../http/refusal.ts';
import { organizationsOf, readAccount, type StoredAccount } from './accounts.ts';

type Parts = Pick<Backend, 'db' | 'config' | 'identity'>;

/** Who calls, and what the call may do. */
export type Subject = {
  account: StoredAccount;
  /** Names the session that the token is of. */
  grantId: string;
  /** What the token was granted and the person still may have. */
  scopes: ReadonlySet<BookingScope>;
  organizations: readonly string[];
};

const tokenIn = (authorization: string): string | undefined => /^Bearer ([\w~+/.-]+=*)$/i.exec(authorization)?.[1];

/** A token ends with its grant, as at sign-out, and with its account. @returns nothing for one that is not good */
export async function findSubject({ db, config, identity }: Parts, token: string): Promise<Subject | undefined> {
  const found = await identity.AccessToken.find(token);
  const grant = found?.clientId === clientId ? await identity.Grant.find(found.grantId) : undefined;
  const account = found && grant?.accountId === found.accountId ? await readAccount({ db, config }, found.accountId) : undefined;
  if (!found || !account) return undefined;
  const scopes = new Set(bookingScopes.filter((scope) => found.scopes.has(scope) && account.authorizableScopes.includes(scope)));
  return { account, grantId: found.grantId, scopes, organizations: await organizationsOf(db, account.id) };
}

/** For a call that treats an expired token like none. */
export async function subjectIfValid(parts: Parts, authorization: string | undefined): Promise<Subject | undefined> {
  const token = tokenIn(authorization ?? '');
  return token === undefined ? undefined : findSubject(parts, token);
}

/** @throws Refusal `unauthenticated` */
async function readSubject(parts: Parts, authorization: string): Promise<Subject> {
  const subject = await subjectIfValid(parts, authorization);
  if (!subject) throw new Refusal('unauthenticated');
  return subject;
}

/** For a call that names nobody and that somebody must answer for. @throws Refusal `unauthenticated` */
export const requiredSubject = (parts: Parts, authorization: string | undefined): Promise<Subject> =>
  readSubject(parts, authorization ?? '');

/** For a call that may be made without signing in. @throws Refusal `unauthenticated` when a token is given that is not valid */
export const optionalSubject = async (parts: Parts, authorization: string | undefined): Promise<Subject | undefined> =>
  authorization === undefined ? undefined : readSubject(parts, authorization);

/** For a call about one person. @throws Refusal `unauthenticated`, or `forbidden` where the token is another's */
export async function subjectOf(parts: Parts, authorization: string | undefined, subjectId: string): Promise<Subject> {
  const subject = await requiredSubject(parts, authorization);
  if (subject.account.id !== subjectId.toLowerCase()) throw new Refusal('forbidden');
  return subject;
}

/** Nobody learns whether an organisation is there that they do not belong to. @throws Refusal `forbidden` */
export function checkMember({ organizations }: Subject, organizationId: string): void {
  if (!organizations.includes(organizationId.toLowerCase())) throw new Refusal('forbidden');
}

/** Requirements 6, "Concierge". @throws Refusal `forbidden` */
export function checkConcierge(subject: Subject, organizationId: string): void {
  checkMember(subject, organizationId);
  if (!subject.scopes.has('bookings:concierge:read-write')) throw new Refusal('forbidden');
}
