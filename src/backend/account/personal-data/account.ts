import { asc, eq } from 'drizzle-orm';
import type { PersonalData } from '#contracts/personal-data.ts';
import { selectionOf } from '#domain/products/selection.ts';
import type { Backend } from '../../backend.ts';
import { accountMails, memberships, organizations } from '../../db/identity-schema.ts';
import type { StoredAccount } from '../../identity/accounts.ts';
import { recordsOf } from '../../identity/adapter.ts';
import { readTrip } from '../trip.ts';
import { readWishlist } from '../wishlist.ts';

const maybe = (at: Date | null): string | null => at?.toISOString() ?? null;

export const accountData = ({
  id,
  email,
  name,
  locale,
  emailVerifiedAt,
  createdAt,
  authorizableScopes,
  isDemo,
}: StoredAccount): PersonalData['account'] => ({
  subjectId: id,
  email,
  name,
  locale,
  emailVerifiedAt: maybe(emailVerifiedAt),
  createdAt: createdAt.toISOString(),
  authorizableScopes,
  isDemo,
});

export async function organizationsData({ db }: Pick<Backend, 'db'>, { id }: StoredAccount): Promise<PersonalData['organizations']> {
  const found = await db
    .select({ organizationId: organizations.id, name: organizations.name, since: memberships.since })
    .from(memberships)
    .innerJoin(organizations, eq(organizations.id, memberships.organizationId))
    .where(eq(memberships.accountId, id))
    .orderBy(asc(memberships.since));
  return found.map(({ since, ...organization }) => ({ ...organization, since: since.toISOString() }));
}

type Named = Pick<Backend, 'db' | 'catalogue'>;

/** Nothing where the shop has the tour no more. */
function tourNameOf({ catalogue }: Named, tourId: string, { locale }: StoredAccount): { tourName?: string } {
  const tourName = catalogue.tours.get(tourId)?.tourName[locale];
  return tourName === undefined ? {} : { tourName };
}

export async function wishlistData(backend: Named, account: StoredAccount): Promise<PersonalData['wishlist']> {
  const entries = Object.values(await readWishlist(backend, account.id));
  return entries.map(({ tourUuid, addedAt }) => ({ tourUuid, ...tourNameOf(backend, tourUuid, account), addedAt }));
}

export async function tripData(backend: Named, account: StoredAccount): Promise<PersonalData['trip']> {
  const wishes = Object.values(await readTrip(backend, account.id));
  return wishes.map((wish) => ({
    productType: wish.productType,
    ...tourNameOf(backend, wish.tourId, account),
    selection: selectionOf(wish),
    addedAt: wish.addedAt,
  }));
}

export async function accountMailsData({ db }: Pick<Backend, 'db'>, { id }: StoredAccount): Promise<PersonalData['accountMails']> {
  const found = await db.select().from(accountMails).where(eq(accountMails.accountId, id)).orderBy(asc(accountMails.mailAt));
  return found.map(({ kind, mailAt, usedAt, expiresAt }) => ({
    kind,
    mailAt: mailAt.toISOString(),
    usedAt: maybe(usedAt),
    expiresAt: expiresAt.toISOString(),
  }));
}

/** What they may do is a text in tokens, and lies deeper in a grant. */
const scopeOf = (payload: Record<string, unknown>): unknown =>
  payload['scope'] ?? (payload['openid'] as { scope?: unknown } | undefined)?.scope;

/** The provider's records without their ids and contents, which are keys. */
export async function sessionsData({ db }: Pick<Backend, 'db'>, { id }: StoredAccount): Promise<PersonalData['sessions']> {
  return (await recordsOf(db, id)).map(({ kind, payload, expiresAt }) => {
    const [scope, since] = [scopeOf(payload), payload['iat']];
    return {
      kind,
      since: typeof since === 'number' ? new Date(since * 1000).toISOString() : null,
      expiresAt: expiresAt.toISOString(),
      ...(typeof scope === 'string' && { scope }),
    };
  });
}
