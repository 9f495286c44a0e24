import { fetchOrganization } from '#api/account.ts';
import type { Organization } from '#contracts/organization.ts';
import { asSubject } from './auth/resume.ts';
import { remoteStore } from '../browser/remote.ts';

const settings = remoteStore<Organization | null>(null);

/** Requirements 3, "organizationSettings". */
export const $organizationSettings = settings.$state;

let wanted = '';

/** Reads the settings of an organisation, once however many parts of a page want them; again where that has failed. */
export async function openOrganization(organizationId: string): Promise<void> {
  if (wanted === organizationId && $organizationSettings.get().status !== 'error') return;
  wanted = organizationId;
  await settings.load(async (signal) => fetchOrganization(await asSubject(), organizationId, signal));
}
