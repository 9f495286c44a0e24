import type { Endpoint } from '../endpoint.ts';
import type { ErrorCode } from '../errors.ts';
import type { BookingScope } from '../identity.ts';

/** Who may call an endpoint: its server holds callers to it, and tests walk every endpoint as everybody else. */
export type Access =
  /** Tells nothing of anybody. */
  | { by: 'anyone' }
  /** Whoever knows what the request itself names: a mailed code, the key of a checkout. */
  | { by: 'secret' }
  | {
      by: 'token';
      /** What the request names of these has to be the caller's own. */
      own: readonly ('subject' | 'organization' | 'booking')[];
      /** Only for an e-mail address that is confirmed. */
      verified?: true;
      /** What the token was granted and the person is still allowed. */
      scope?: BookingScope;
      /** A guest may call it without a token, for nothing that is somebody's. */
      guests?: true;
    };

/** What an endpoint promises beyond its schemas. */
type Promises = {
  /** For the OpenAPI document, in English. */
  summary: string;
  access: Access;
  /** Every code that it may refuse with, but `unexpected`. */
  errors: readonly ErrorCode[];
};

/** All that there is to say of an endpoint: what a server mounts. */
export type DocumentedEndpoint = Endpoint & Promises;

/** In files of their own, because browsers load endpoints: what only a server and its tests read does not travel with them. */
export const documented = <const E extends Endpoint>(endpoint: E, promises: Promises): E & Promises => ({ ...endpoint, ...promises });
