import * as v from 'valibot';
import { locale, uuid } from './common.ts';

/** `OfferedLocales`, checked. Not among the common schemas: browsers load these. */
export const offeredLocales = v.tupleWithRest([locale], locale);

const colour = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/));
const colours = v.object({
  paper: colour,
  card: colour,
  ink: colour,
  inkSoft: colour,
  line: colour,
  lineStrong: colour,
  primary: colour,
  primaryStrong: colour,
  onPrimary: colour,
  secondary: colour,
  secondaryTint: colour,
  danger: colour,
});

/**
 * `brand.json`, which a build leaves beside its pages: how a server that speaks for the shop (mails, tickets, pages for
 * operators) signs and looks.
 */
export const brandFacts = v.object({
  name: v.string(),
  /** Whom to write to; sender of mails unless the server is told another. */
  email: v.pipe(v.string(), v.email()),
  /** Whom bookings are made for in a shop of one organisation. */
  organizationId: v.optional(uuid),
  /** Where operators apply and look after their tours; the shop's own form where there is none. */
  extranetUrl: v.optional(v.pipe(v.string(), v.url())),
  locales: offeredLocales,
  light: colours,
  dark: colours,
  /** The mark for a dark ground, as a `data:` URL of a PNG. */
  mark: v.optional(v.pipe(v.string(), v.startsWith('data:image/png;base64,'))),
});
export type BrandFacts = v.InferOutput<typeof brandFacts>;
