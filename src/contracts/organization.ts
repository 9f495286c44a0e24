import * as v from 'valibot';
import { bearer } from './bearer.ts';
import { uuid } from './common.ts';
import { endpoint } from './endpoint.ts';
import { ofSubject, refusals } from './subject.ts';

const organization = v.object({
  organizationId: uuid,
  name: v.string(),
  /** Path on the shop's own origin: `/api/organizations/logos/harbour-desk.svg`. */
  logoUrl: v.optional(v.pipe(v.string(), v.regex(/^\/(?![/\\])/))),
});
export type Organization = v.InferOutput<typeof organization>;

export const getOrganization = endpoint({
  service: 'shopper',
  method: 'GET',
  path: '/organizations/{orgId}',
  summary: "Settings of an organisation: for its members, and of the shop's own organisation for everyone who is signed in",
  access: { by: 'token', own: ['subject', 'organization'] },
  params: v.object({ orgId: uuid }),
  query: ofSubject,
  headers: bearer,
  response: organization,
  errors: [...refusals],
});
