import type { FastifyBaseLogger } from 'fastify';
import type { AssistantToolInput, PermissionRecord } from '@butterfly/contracts/plugins';
import type { Database } from './db/database';
import type { Db } from './db/db';
import type { RowScope } from './db/worker';
import type { DeployCaller, Session } from './define-module';
import type { Environment } from './environment';
import type { Documents } from './documents/documents';
import type { Files } from './files/files';
import type { BoundOperation } from './http/bind-operations';
import type { Pictures } from './files/pictures/pictures';
import type { RemoteFiles } from './files/remote/remote-files';
import type { JobQueue } from './jobs/job-queue';
import type { ModulePorts } from './module-ports';
import type { ObjectStore } from './object-store/object-store';
import type { Mailer } from './mail/mailer';
import type { Deliveries } from './outbox/deliveries';
import type { Bus } from './sockets/bus';
import type { SocketHub } from './sockets/socket-hub';
import type { AccessCache } from './auth/access-cache';
import type { TokenSigner } from './auth/token-signer';
import type { ClientSessions } from './public-links/client-sessions';
import type { LinkDoor } from './public-links/link-door';
import type { PublicLinks } from './public-links/public-links';
import type { ImportKinds } from './records/csv-in/import-kind';
import type { NamedSource } from './search/search-source';
import type { Subjects } from './subjects/subjects';
import type { WorkflowRunner } from './workflows/workflow-runner';

/** Interfaces of modules to modules, by id. Each module's `api.ts` adds its own by declaration merging. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- filled by the modules
export interface ModuleApis {}

/**
 * What the platform must ask somebody and knows nobody for. A module hands in its answer while it starts
 * (`deps.ports.sessions = …`); boot fails when one is missing.
 */
export interface Ports {
  /** Who holds this session token? Null: nobody, expired, revoked. Cached by the platform for a few seconds. */
  sessions?: { resolve(token: string): Promise<Session | null> };
  permissions?: { of(session: Session): Promise<PermissionRecord>; scopeOf(session: Session): Promise<RowScope> };
  /** Is the plugin switched on for the tenant? */
  enablement?: {
    enabled(tenantId: number, pluginId: string): Promise<boolean>;
    /** The same for who is in a transaction already. */
    enabledIn(db: Db, pluginId: string): Promise<boolean>;
  };
  /** Features that a release of a plugin asks for and the business has not agreed to: nobody in it has them yet. */
  consent?: { withheld(tenantId: number): Promise<readonly string[]> };
  /** Whose deploy token is this? Null: nobody's, or revoked. */
  deployTokens?: { resolve(token: string): Promise<DeployCaller | null> };
  /** index.html for a page address; `cookie` is the visitor's session token. */
  pages?: {
    render(request: {
      url: string;
      /** The one the browser asked, with its port. */
      host: string | undefined;
      sessionToken: string | undefined;
      nonce: string;
    }): Promise<{ status: number; html: string; headers: Record<string, string> }>;
  };
}

/** What the platform gives to every module. */
export interface Platform {
  readonly env: Environment;
  readonly db: Database;
  readonly log: FastifyBaseLogger;
  readonly bus: Bus;
  readonly sockets: SocketHub;
  readonly jobs: JobQueue;
  readonly signer: TokenSigner;
  /** Events that did not reach a module. */
  readonly deliveries: Deliveries;
  readonly mail: Mailer;
  /** Links that open something without a login: giving, taking back, renewing. */
  readonly links: PublicLinks;
  /** The way from such a link to what it opens. */
  readonly linkDoor: LinkDoor;
  /** Sessions of clients and partners. */
  readonly clients: ClientSessions;
  /** Documents as PDF. */
  readonly documents: Documents;
  /** The bucket of an object store, where one is configured. */
  readonly objects: ObjectStore | undefined;
  /** Files that people put somewhere. */
  readonly files: Files;
  /** Pictures: their size, smaller copies, colours. */
  readonly pictures: Pictures;
  /** Files at public web addresses that somebody names. */
  readonly remoteFiles: RemoteFiles;
  /** Who a session token belongs to and what that member may do, kept for a few seconds. */
  readonly access: AccessCache;
  readonly ports: Ports;
  /** What the assistant may do with each plugin that is here, by its id. */
  readonly assistantTools: ReadonlyMap<string, readonly AssistantToolInput[]>;
  /** The kinds of records that something may hang on. */
  readonly subjects: Subjects;
  /** What the search finds, as the modules declare it. */
  readonly searched: readonly NamedSource[];
  /** Work of two or more modules, done whole or not at all. */
  readonly workflows: Pick<WorkflowRunner, 'run'>;
  /** The kinds of records that tables can bring in; filled while the modules start. */
  readonly imports: ImportKinds;
  readonly clock: () => Date;
  /** What the running modules offer; empty while they start. */
  operations(): readonly BoundOperation[];
  /** Everybody who fills a port that a module offers. */
  fillers<K extends keyof ModulePorts>(name: K): readonly ModulePorts[K][];
  /** The one who fills a port that its owner cannot do without; throws where there is none. */
  filler<K extends keyof ModulePorts>(name: K): ModulePorts[K];
  /** The interface of another module; throws when that module is not there. */
  api<K extends keyof ModuleApis>(id: K): ModuleApis[K];
  /** Forgets cached sessions and permissions of a user or a tenant, in every process. */
  forgetAccess(what: { userId?: number; tenantId?: number }): void;
}
