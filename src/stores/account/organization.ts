import { fetchOrganization } from '#api/account.ts';
import type { Organization } from '#contracts/account.ts';
import { asSubject } from '../auth/resume.ts';
import { remoteStore } from '../remote.ts';

const settings = remoteStore<Organization | null>(null);

/** Spec section 3, "organizationSettings". */
export const $organizationSettings = settings.$state;

export const loadOrganization = (organizationId: string): Promise<void> =>
  settings.load(async (signal) => fetchOrganization(await asSubject(), organizationId, signal));
