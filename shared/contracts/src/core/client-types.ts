import type { Operation } from './define-routes';
import type { AnySchema, InputOf, OutputOf } from './schema';

type Part<O, K extends string> = O extends { readonly [key in K]: infer S }
  ? S extends AnySchema
    ? { [key in K]: InputOf<S> }
    : object
  : object;
type OptionalQuery<O> = O extends { readonly query: infer S } ? (S extends AnySchema ? { query?: InputOf<S> } : object) : object;

/** What every call may add. */
export interface CallOptions {
  /** ETag of the version that was edited; sent verbatim. */
  ifMatch?: string;
  /** ETag of the cached copy; a 304 answers `notModified: true`. */
  ifNoneMatch?: string;
  /** Makes a repeated call of the same intent take effect once. */
  idempotencyKey?: string;
  signal?: AbortSignal;
  /** `return=minimal` asks a save to answer only `{id, updated_at}`. */
  prefer?: 'return=minimal';
  /** Lets a 403 "Access denied" pass to the caller instead of opening /access-denied. */
  noRedirect?: boolean;
  /** Told while the body is sent: how many of its bytes have left, of how many. A shell that cannot tell says nothing. */
  onSent?: (sent: number, all: number) => void;
}

/** Arguments of one operation, as its schemas accept them before parsing. */
export type Input<O extends Operation> = Part<O, 'params'> & Part<O, 'body'> & OptionalQuery<O> & CallOptions;

/** The parsed answer of one operation. */
export type Output<O extends Operation> = O extends { readonly ok: infer S } ? OutputOf<S> : undefined;

/** What a call resolves to. `etag` is the header, verbatim. */
export interface Answer<T> {
  data: T;
  etag: string | null;
  status: number;
  notModified: boolean;
}

type CallArguments<O extends Operation> = object extends Input<O> ? [input?: Input<O>] : [input: Input<O>];

/**
 * The browser client of a slice, inferred from its operations by `import type`, so that no schema reaches the bundle.
 *
 * @example
 * const api = createClient<typeof operations>(paths, request);
 * const { data, etag } = await api.getBoard({ params: { projectId: '7' } });
 */
export type ClientOf<T extends Readonly<Record<string, Operation>>> = {
  readonly [K in keyof T]: (...args: CallArguments<T[K]>) => Promise<Answer<Output<T[K]>>>;
};
