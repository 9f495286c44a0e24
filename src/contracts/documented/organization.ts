import * as endpoints from '../organization.ts';
import { documented } from './documented.ts';
import { refusals } from './refusals.ts';

export const getOrganization = documented(endpoints.getOrganization, {
  summary: "Settings of an organisation: for its members, and of the shop's own organisation for everyone who is signed in",
  access: { by: 'token', own: ['subject', 'organization'] },
  errors: [...refusals],
});
