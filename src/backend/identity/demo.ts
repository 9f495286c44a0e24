import type { BookingScope } from '#contracts/identity.ts';
import type { Database } from '../db/open.ts';
import { accounts, memberships, organizations } from '../db/identity-schema.ts';
import { hashPassword } from './passwords.ts';

/** Sample data: an organisation, and one account for each kind of person. README.md names them. */
const organization = {
  id: '5c1d6a0e-7b34-4f0a-9a53-0e8f2b7c4d19',
  name: 'Sample Concierge',
  logoUrl: '/api/organizations/logos/sample-concierge.svg',
};
export const demoPassword = 'try-landfall';
const concierge: BookingScope[] = ['bookings:concierge:read-only', 'bookings:concierge:read-write'];
const people = [
  {
    id: 'a4b0c7de-3f51-4c0b-8f8e-6d1b2a9c7e01',
    email: 'shopper@demo.example',
    name: 'Demo Shopper',
    isVerified: true,
    authorizableScopes: [],
  },
  {
    id: 'a4b0c7de-3f51-4c0b-8f8e-6d1b2a9c7e02',
    email: 'concierge@demo.example',
    name: 'Demo Concierge',
    isVerified: true,
    authorizableScopes: concierge,
  },
  {
    id: 'a4b0c7de-3f51-4c0b-8f8e-6d1b2a9c7e03',
    email: 'unverified@demo.example',
    name: 'Demo Newcomer',
    isVerified: false,
    authorizableScopes: [],
  },
];

/** Creates those that are not there yet. */
export async function createDemoAccounts(db: Database, now: Date): Promise<void> {
  const known = new Set((await db.select({ id: accounts.id }).from(accounts)).map(({ id }) => id));
  for (const { isVerified, ...person } of people.filter(({ id }) => !known.has(id))) {
    await db
      .insert(accounts)
      .values({
        ...person,
        passwordHash: await hashPassword(demoPassword),
        locale: 'en',
        emailVerifiedAt: isVerified ? now : null,
        isDemo: true,
        createdAt: now,
      })
      .onConflictDoNothing();
  }
  await db.insert(organizations).values(organization).onConflictDoNothing();
  await db
    .insert(memberships)
    .values({ accountId: people[1]?.id ?? '', organizationId: organization.id, since: now })
    .onConflictDoNothing();
}
