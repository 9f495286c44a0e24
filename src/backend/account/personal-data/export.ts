import type { PersonalData } from '#contracts/personal-data.ts';
import type { Backend } from '../../backend.ts';
import { Refusal } from '../../http/refusal.ts';
import type { StoredAccount } from '../../identity/accounts.ts';
import { accountData, accountMailsData, organizationsData, sessionsData, tripData, wishlistData } from './account.ts';
import { bookingsData, checkoutsData } from './bookings.ts';
import { giftVouchersData } from './gift-vouchers.ts';
import { applicationsData, mailsData, newsletterData, objectionData } from './mailbox.ts';

/**
 * Everything that is stored about a person (GDPR, articles 15 and 20). A test names every column of every table: one that is
 * new is exported here or withheld there.
 * @throws Refusal `email_unverified`: whoever registers a stranger's address must not be given what is stored under it
 */
export async function personalDataOf(
  backend: Pick<Backend, 'db' | 'catalogue' | 'clock' | 'signingKey' | 'sealer'>,
  account: StoredAccount,
): Promise<PersonalData> {
  if (!account.emailVerifiedAt) throw new Refusal('email_unverified');
  return {
    exportedAt: backend.clock().toISOString(),
    account: accountData(account),
    organizations: await organizationsData(backend, account),
    wishlist: await wishlistData(backend, account),
    trip: await tripData(backend, account),
    bookings: await bookingsData(backend, account),
    giftVouchers: await giftVouchersData(backend, account),
    checkouts: await checkoutsData(backend, account),
    noReviewMailsSince: await objectionData(backend, account),
    newsletter: await newsletterData(backend, account),
    applications: await applicationsData(backend, account),
    accountMails: await accountMailsData(backend, account),
    mails: await mailsData(backend, account),
    sessions: await sessionsData(backend, account),
  };
}
