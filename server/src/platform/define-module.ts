import type { Readable } from 'node:stream';
import type { ErrorCatalogue, EventCatalogue, InputOf, Operation, Operations, OutputOf } from '@butterfly/contracts/core';
import type { AssistantToolInput, PermissionRecord } from '@butterfly/contracts/plugins';
import type { FastifyInstance } from 'fastify';
import type { UnitOfWork } from './db/unit-of-work';
import type { RowScope } from './db/worker';
import type { Listeners } from './outbox/listener';
import type { PortFillings } from './module-ports';
import type { Platform } from './platform';
import type { ClientSession } from './public-links/client-sessions.repository';
import type { Proof, PublicLink } from './public-links/link-kind';
import type { ImportKind } from './records/csv-in/import-kind';
import type { SearchSource } from './search/search-source';
import type { SubjectSpec } from './subjects/subjects';

/** Who is calling. `memberId` is the membership in the active tenant. */
export interface Session {
  readonly id: number;
  readonly userId: number;
  readonly memberId: number;
  readonly tenantId: number;
  readonly username: string;
  readonly email: string;
}

/** Who shows a deploy token, and what it is good for. */
export interface DeployCaller {
  readonly name: string;
  /** Null: everything, also keys and tokens. */
  readonly plugins: readonly string[] | null;
  readonly rights: readonly ('publish' | 'promote')[];
}

/** A client or partner: by a public link, or signed in to a project. */
export interface ClientCaller {
  readonly tenantId: number;
  /** The link in the address; null for a person who has signed in. */
  readonly link: PublicLink | null;
  /** Null: nothing was shown but the link. A person's names contact and project. */
  readonly session: ClientSession | null;
  readonly proof: Proof;
  readonly scopes: readonly string[];
}

type Parsed<O, K extends string> = O extends { readonly [key in K]: infer S } ? OutputOf<S> : undefined;
type AnswerBody<O> = O extends { readonly ok: infer S } ? InputOf<S> : undefined;

/** One validated request, as a handler sees it. */
export interface Call<O extends Operation = Operation> {
  readonly params: Parsed<O, 'params'>;
  readonly query: Parsed<O, 'query'>;
  readonly body: Parsed<O, 'body'>;
  /** Lower-case header names, verbatim values. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  /** Null only where the operation's access is `public`, `deploy` or `client`. */
  readonly session: O['access'] extends 'public' | 'deploy' | 'client' ? Session | null : Session;
  /** Null unless the operation's access is `client`. */
  readonly client: O['access'] extends 'client' ? ClientCaller : null;
  readonly permissions: PermissionRecord;
  /** Which rows of projects the caller sees; `tx` keeps to it. */
  readonly rowScope: RowScope;
  /** Null unless the operation's access is `deploy`. */
  readonly deploy: DeployCaller | null;
  readonly ip: string;
  readonly requestId: string;
  /** One transaction as the caller's tenant, under row-level security; a client's is bound by what the handler asks for. Never await network or file work inside. */
  tx<T>(work: (db: UnitOfWork) => Promise<T>): Promise<T>;
}

/** A handler's answer when more than the body matters. */
export interface Reply<B = unknown> {
  readonly kind: 'reply';
  readonly body: B;
  readonly status?: number;
  /** Strong ETag without its quotes. */
  readonly etag?: string;
  readonly headers?: Readonly<Record<string, string | string[]>>;
}

/** Bytes the handler built itself; only for operations with `answer: 'handler'`. */
export interface Bytes {
  readonly kind: 'bytes';
  /** A stream is sent as it comes, with bounded memory; it is destroyed when the reader leaves. */
  readonly bytes: Buffer | string | Readable;
  readonly type: string;
  readonly status?: number;
  readonly etag?: string;
  readonly headers?: Readonly<Record<string, string | string[]>>;
}

export type Handler<O extends Operation> = (call: Call<O>) => Promise<AnswerBody<O> | Reply<AnswerBody<O>> | Bytes>;
export type Handlers<T extends Operations> = { readonly [K in keyof T]: Handler<T[K]> };

/** What a running module may use. Made once at boot. */
export type ModuleDeps = Platform;

export interface Job<P = unknown> {
  readonly name: string;
  /** Cron expression for repeated jobs, in UTC. */
  readonly schedule?: string;
  readonly retries?: number;
  /** At least once: use the job's id as idempotency key for what leaves the process. */
  run(payload: P, job: { id: string }): Promise<void>;
}

export interface RunningModule<T extends Operations> {
  readonly handlers: Handlers<T>;
  /** What other modules may call; the type is declared in `ModuleApis` by the module's `api.ts`. */
  readonly api?: object;
  /** Ports of other modules that this one fills. */
  readonly fills?: PortFillings;
  /** Events of any module; a listener may say what holds while its plugin is switched off, and when it is new. */
  readonly on?: Listeners;
  readonly jobs?: readonly Job<never>[];
  /** How rows of a table become records, by the names of the module's subjects. */
  readonly imports?: Readonly<Record<string, ImportKind<unknown>>>;
  /** Addresses that are no operation: files, downloads by hash. Never under `/api/`. Errors thrown there are answered as JSON like everywhere. */
  readonly http?: (app: FastifyInstance) => void;
  readonly close?: () => Promise<void>;
}

export interface ModuleDefinition<T extends Operations = Operations> {
  readonly id: string;
  readonly operations: T;
  readonly errors?: ErrorCatalogue;
  /** What this module announces; nobody else may. `DomainEvents` gets their types by declaration merging in `module.ts`. */
  readonly events?: EventCatalogue;
  /** Tables of this module that hold no tenant's data (looked up before a tenant is known). Every other table needs forced RLS. */
  readonly globalTables?: readonly string[];
  /** Tables that name a project and yet hide nothing from members who do not see it: table → why. */
  readonly unscopedTables?: Readonly<Record<string, string>>;
  /** What the assistant may do with this plugin, also where its manifest is not released yet: the declaration of its contract. */
  readonly assistantTools?: readonly AssistantToolInput[];
  /** Things of other modules that its pages show, e.g. `tenant_crm.contact`: who may use this plugin hears when one has changed. */
  readonly shows?: readonly string[];
  /**
   * Kinds of records that notes, comments, files and activity may be about, by name. The module's migration lets members who do not see all
   * projects see what hangs on them: `select platform_scope_subject('notices.notice', 'notices_notice')`.
   */
  readonly subjects?: Readonly<Record<string, SubjectSpec>>;
  /** Records that the search finds by words, by name. */
  readonly search?: Readonly<Record<string, SearchSource>>;
  /** False for modules outside the permission gate: auth_and_admin, members_page, plugins, notifications … */
  readonly gated?: boolean;
  start(deps: ModuleDeps): RunningModule<T> | Promise<RunningModule<T>>;
}

/**
 * Declares one business domain. The platform finds it as `modules/<id>/module.ts`, applies `modules/<id>/migrations/*.sql`
 * and registers its operations; nothing else imports this file.
 *
 * @example
 * const definition = defineModule({ id: 'moodboard', operations, errors, start: ({ clock }) => ({ handlers: … }) });
 * export { definition as module };
 */
export function defineModule<const T extends Operations>(definition: ModuleDefinition<T>): ModuleDefinition<T> {
  return definition;
}

/** An answer with status, ETag or headers of its own. */
export function reply<B>(body: B, extra: Omit<Reply<B>, 'kind' | 'body'> = {}): Reply<B> {
  return { kind: 'reply', body, ...extra };
}
