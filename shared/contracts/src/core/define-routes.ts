import type { FeatureId } from './features';
import type { AnySchema } from './schema';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** `"PATCH /api/moodboard/:projectId/"`. Every path ends in a slash (decision A-52). */
export type MethodAndPath = `${Method} /api/${string}/`;

/**
 * The addresses of one slice: operation name → method and path. Plain strings, so that a browser bundle
 * carries nothing else of a contract.
 *
 * @example
 * export const paths = { getBoard: 'GET /api/moodboard/:projectId/' } as const satisfies Paths;
 */
export type Paths = Readonly<Record<string, MethodAndPath>>;

/**
 * Who may call an operation.
 * - `public`: anybody, also without a session
 * - `session`: every signed-in member; never answers the 403 that redirects to /access-denied (decision A-07)
 * - `plugin`: admin, or the plugin's permission, or its feature `access_<id>` – and the tenant has the plugin enabled
 * - `subject`: as `plugin`, of the plugin that owns the record named by `:subject_type` in the path (`notices.notice`)
 * - `admin`: members whose role is admin
 * - `deploy`: the bearer token of a plugin team; no session, no CSRF
 * - `client`: clients and partners, by what `client` says; never by a member's session
 */
export type Access = 'public' | 'session' | 'plugin' | 'subject' | 'admin' | 'deploy' | 'client';

/** Which clients may call an operation of `access: 'client'`. */
export interface ClientAccess {
  /** The kind of public link whose token stands in the path as `:token`. Absent: a person who has signed in to a project. */
  readonly link?: `${string}.${string}`;
  /** What the link, or the person's session, has to allow; one of the scopes of the kind. */
  readonly scope: string;
  /** `code` for what a forwarded link must not do, such as signing: a code from the person's mailbox, or their password, was given. */
  readonly proof?: 'code';
}

/** What one operation takes and answers. Schemas are zod; sizes are bytes. */
export interface OperationSpec {
  readonly summary: string;
  readonly access: Access;
  /** With `access: 'client'`, and only there. */
  readonly client?: ClientAccess;
  /**
   * Ids of other plugins that it writes into: each has to be permitted and enabled as well. The gate refuses with `not_permitted`, which
   * does not lead away from the page. With `access: 'plugin'` or `subject`.
   */
  readonly alsoPlugins?: readonly string[];
  /** Finer permissions that are needed as well, all of them. The gate refuses with `feature_required` before the body is read. */
  readonly feature?: FeatureId | readonly FeatureId[];
  /** Those needed for some of what the operation does (by its body, or for what others have made): the handler calls `requireFeature`. */
  readonly mayNeed?: readonly FeatureId[];
  /** Those without which fields are left out of the answer, and refused in the body. */
  readonly fieldsNeed?: readonly FeatureId[];
  readonly params?: AnySchema;
  readonly query?: AnySchema;
  /** Lower-case header names; `if-match` and `if-none-match` are handed over verbatim. */
  readonly headers?: AnySchema;
  readonly body?: AnySchema;
  /** Content type of the body. Default `application/json`. */
  readonly bodyType?:
    | 'application/json'
    | 'application/json-patch+json'
    | 'application/octet-stream'
    | 'multipart/form-data'
    | 'application/x-www-form-urlencoded';
  /** The body is handed over as the text that was sent, whatever its type: for what is signed over its bytes. Its schema is a string. */
  readonly rawBody?: true;
  /** Largest accepted body. Default 1 MiB. */
  readonly bodyLimit?: number;
  /** The body of a success. Absent: an empty answer with status 204. */
  readonly ok?: AnySchema;
  /** Status of a success. Default 200, or 204 without `ok`. */
  readonly status?: 200 | 201 | 204;
  /** Codes of the error catalogue that this operation may answer beyond the common ones. */
  readonly errors?: readonly string[];
  /**
   * `handler`: the handler builds the bytes itself (streams, large documents), so the answer is described but not
   * validated. Default `validated`.
   */
  readonly answer?: 'validated' | 'handler';
  /** A member without the permission gets 403 `not_permitted`, which does not lead away from the page (decision A-41), instead of `access_denied`. */
  readonly quietRefusal?: true;
  /**
   * It touches rows of any project (a merge, an import): refused with 403 `outside_scope` to members who do not see all
   * projects, since it would do half of its work for them.
   */
  readonly reach?: 'all_projects';
  /**
   * Done once per `Idempotency-Key` and member: a request that is repeated within a day gets the first one's answer; the same key with
   * another body is 409 `idempotency_key_reused`. For creates that are sent by a form; without the header nothing changes.
   */
  readonly idempotent?: true;
  /** False for callers that cannot hold a CSRF token (webhooks). Default true for state-changing methods. */
  readonly csrf?: false;
  /** Requests per minute and client address, for operations open to strangers. */
  readonly ratePerMinute?: number;
  /** Requests per minute and member, for what costs a lot: whole documents, tables, exports. 429 `rate_limited` beyond it. */
  readonly ratePerMember?: number;
}

/** An operation with its address. */
export type Operation = OperationSpec & { readonly method: Method; readonly path: string };

/** All operations of a slice. */
export type Operations = Readonly<Record<string, Operation>>;

/** The operations that `defineRoutes` makes of paths and specs. */
export type RoutesOf<P extends Paths, S extends { readonly [K in keyof P]: OperationSpec }> = {
  readonly [K in keyof P]: S[K] & { readonly method: Method; readonly path: string };
};

/**
 * Joins the addresses of a slice with what each takes and answers. Every path needs a spec and every spec a path, or it
 * does not compile. Server routes, validation, the OpenAPI document and the browser client derive from the result.
 *
 * @throws Error when a path does not begin with `/api/` or does not end in a slash.
 * @example
 * export const operations = defineRoutes(paths, {
 *   getBoard: { summary: 'Read the board of a project', access: 'plugin', params: z.object({ projectId: id }), ok: board },
 * });
 */
export function defineRoutes<const P extends Paths, const S extends { readonly [K in keyof P]: OperationSpec }>(
  paths: P,
  specs: S,
): RoutesOf<P, S> {
  const entries = Object.entries(paths).map(([name, address]) => {
    const [method, path] = splitAddress(address);
    const spec = (specs as Record<string, OperationSpec>)[name];
    return [name, { ...spec, method, path }] as const;
  });
  return Object.fromEntries(entries) as RoutesOf<P, S>;
}

/** Splits `"GET /api/x/"` into its method and its path. */
export function splitAddress(address: string): [Method, string] {
  const [method, path] = address.split(' ');
  if (!method || !path?.startsWith('/api/') || !path.endsWith('/')) {
    throw new Error(`Not an operation address: "${address}". Write it as "GET /api/<plugin>/…/".`);
  }
  return [method as Method, path];
}
