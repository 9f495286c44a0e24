/** What the shop uses of the library, which comes without types (DefinitelyTyped describes 9.12). */
declare module 'oidc-provider' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  export type Payload = Record<string, unknown> & { grantId?: string; uid?: string; accountId?: string; jti?: string };

  export interface Adapter {
    upsert(id: string, payload: Payload, expiresIn?: number): Promise<void>;
    find(id: string): Promise<Payload | undefined>;
    findByUid(uid: string): Promise<Payload | undefined>;
    findByUserCode(userCode: string): Promise<Payload | undefined>;
    consume(id: string): Promise<void>;
    destroy(id: string): Promise<void>;
    revokeByGrantId(grantId: string): Promise<void>;
  }

  export interface Grant {
    readonly jti: string;
    accountId: string;
    clientId: string;
    openid?: { scope: string };
    save(): Promise<string>;
  }

  export interface Token {
    accountId: string;
    clientId: string;
    grantId: string;
    readonly scopes: ReadonlySet<string>;
    readonly remainingTTL: number;
  }

  export interface Session {
    accountId?: string;
    transient?: boolean;
    grantIdFor(clientId: string): string | undefined;
  }

  /** Koa's context, with the library's own part. */
  export interface Context {
    type: string;
    body: unknown;
    status: number;
    set(name: string, value: string): void;
    get(name: string): string;
    oidc: {
      client: { clientId: string };
      session: Session;
      params?: Record<string, string | undefined>;
      result?: { consent?: { grantId?: string } };
      entities: { RotatedRefreshToken?: Token; IdTokenHint?: { payload: { sub?: string } } };
    };
  }

  export interface Account {
    accountId: string;
    claims(use: string, scope: string): Promise<{ sub: string } & Record<string, unknown>>;
  }

  export interface Interaction {
    uid: string;
    params: Record<string, string | undefined>;
    prompt: { name: string };
  }

  export type InteractionResult = { login: { accountId: string; remember: boolean } } | { error: string; error_description: string };
  type Ttl = number | ((ctx: Context | undefined, model: Token & Session) => number);

  export interface Configuration {
    adapter: (kind: string) => Adapter;
    clients: readonly Record<string, unknown>[];
    jwks: { keys: readonly object[] };
    cookies: Record<string, unknown>;
    responseTypes: readonly string[];
    clientAuthMethods: readonly string[];
    scopes: readonly string[];
    claims: Record<string, readonly string[] | null>;
    routes: Record<string, string>;
    features: Record<string, object>;
    discovery: Record<string, unknown>;
    ttl: Record<string, Ttl>;
    interactions: { policy: Policy; url: (ctx: Context, interaction: Interaction) => Promise<string> };
    clientBasedCORS: (ctx: Context, origin: string) => boolean;
    findAccount: (ctx: Context, sub: string) => Promise<Account | undefined>;
    loadExistingGrant: (ctx: Context) => Promise<Grant | undefined>;
    issueRefreshToken: () => Promise<boolean>;
    expiresWithSession: () => Promise<boolean>;
    renderError: (ctx: Context, out: { error: string; error_description?: string }, error: Error) => Promise<void>;
  }

  interface Policy extends Array<unknown> {
    remove(name: string): void;
  }
  export const interactionPolicy: { base: () => Policy };
  export const errors: Record<'InvalidGrant' | 'InvalidRequest' | 'SessionNotFound', new (detail: string) => Error>;

  export class Provider {
    constructor(issuer: string, configuration: Configuration);
    proxy: boolean;
    callback(): (request: IncomingMessage, response: ServerResponse) => Promise<void>;
    on(event: 'server_error', listener: (ctx: Context, error: Error) => void): this;
    interactionDetails(request: IncomingMessage, response: ServerResponse): Promise<Interaction>;
    /** @returns where the browser goes on */
    interactionResult(
      request: IncomingMessage,
      response: ServerResponse,
      result: InteractionResult,
      options: { mergeWithLastSubmission: boolean },
    ): Promise<string>;
    AccessToken: { find(value: string): Promise<Token | undefined> };
    Grant: { new (properties: { accountId: string; clientId: string }): Grant; find(id: string): Promise<Grant | undefined> };
  }
}
