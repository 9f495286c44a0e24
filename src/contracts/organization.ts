import * as v from 'valibot';
import { bearer } from './bearer.ts';
import { uuid } from './common.ts';
import { endpoint } from './endpoint.ts';
import { ofSubject } from './subject.ts';

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
  params: v.object({ orgId: uuid }),
  query: ofSubject,
  headers: bearer,
  response: organization,
});
