import path from 'node:path';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import pino from 'pino';
import { AccessCache } from './platform/auth/access-cache';
import { deployToken } from './platform/auth/deploy-token';
import { createTokenSigner } from './platform/auth/token-signer';
import { migrate } from './platform/db/migrate';
import type { PooledDatabase } from './platform/db/pooled-database';
import { assertProtected } from './platform/db/rls-lint';
import type { ModuleDefinition } from './platform/define-module';
import { discoverModules, migrationSources } from './platform/discover-modules';
import type { Environment } from './platform/environment';
import { Documents } from './platform/documents/documents';
import type { FileStore } from './platform/files/file-store';
import { DiskFileStore } from './platform/files/disk-file-store';
import { ObjectFileStore } from './platform/files/object-file-store';
import { Files } from './platform/files/files';
import { Pictures } from './platform/files/pictures/pictures';
import { RemoteFiles } from './platform/files/remote/remote-files';
import { storageLimit } from './platform/files/storage-room';
import { sweepJob } from './platform/files/sweep';
import { bindOperations, type BoundOperation } from './platform/http/bind-operations';
import { createServer } from './platform/http/create-server';
import { createErrorHandler } from './platform/http/error-handler';
import { ClientGate } from './platform/http/client-gate';
import { Gate } from './platform/http/gate';
import { createLimits, type Limits } from './platform/http/limits';
import { openapiDocument } from './platform/http/openapi';
import { registerPlatformRoutes } from './platform/http/platform-routes';
import { KeptReads } from './platform/db/kept-reads';
import { handleUnknownAddresses } from './platform/http/unknown-address';
import { forgetOldSteps } from './platform/idempotency/idempotency.repository';
import { JobQueue } from './platform/jobs/job-queue';
import { LiveChanges } from './platform/live/live-changes';
import { readWatched } from './platform/live/live-entities';
import { Mailer, type PersonalMailTaker } from './platform/mail/mailer';
import { PortRegistry } from './platform/module-ports';
import { openObjectStore } from './platform/object-store/open-object-store';
import { asOwner, openBus, openDatabase } from './platform/open-database';
import { Deliveries } from './platform/outbox/deliveries';
import type { Place } from './platform/outbox/delivery.repository';
import { Dispatcher } from './platform/outbox/dispatcher';
import { EventRules } from './platform/outbox/event-rules';
import type { Platform, Ports } from './platform/platform';
import { openPublicLinks } from './platform/public-links/open-public-links';
import { ApiRegistry, startModules, type RunningModules } from './platform/running-modules';
import { SocketHub } from './platform/sockets/socket-hub';
import { ImportKinds } from './platform/records/csv-in/import-kind';
import { assertScoped } from './platform/subjects/subject-scope.repository';
import { searchSources } from './platform/search/search-source';
import { Subjects } from './platform/subjects/subjects';
import type { Workflow } from './platform/workflows/define-workflow';
import { discoverWorkflows } from './platform/workflows/discover-workflows';
import { WorkflowRunner, type WorkflowModules } from './platform/workflows/workflow-runner';

/** Is a module on for a business? One outside the gate always is. */
type IsOn = (place: Place) => Promise<boolean>;

export interface AppOptions {
  readonly env: Environment;
  readonly log?: FastifyBaseLogger;
  readonly clock?: () => Date;
  /** Modules beside those found by folder; for tests of the platform. */
  readonly extraModules?: readonly ModuleDefinition[];
  /** Workflows beside those found by folder; for tests of the platform. */
  readonly extraWorkflows?: readonly Workflow[];
  /** For tests that fetch files from this machine; by default only public addresses are asked. */
  readonly remoteFiles?: RemoteFiles;
  /** Takes mail with links and codes where no mail server is configured: the console of a demo, a test. Without it such mail goes nowhere. */
  readonly takePersonalMail?: PersonalMailTaker | undefined;
  /** False: neither events nor jobs are worked off by themselves. */
  readonly background?: boolean;
  /** How long a listener may take; for tests. */
  readonly listenerLimitMs?: number;
}

/** The whole server, not listening. */
export interface RunningApp {
  readonly app: FastifyInstance;
  readonly platform: Platform;
  readonly database: PooledDatabase;
  readonly operations: readonly BoundOperation[];
  readonly dispatcher: Dispatcher;
  /** Ends sockets, jobs, modules and the database, in that order. */
  stop(): Promise<void>;
}

/** Builds the server: database, migrations, modules, routes. Never listens; `main.ts` does. */
export async function buildApp(options: AppOptions): Promise<RunningApp> {
  const { env } = options;
  const log = options.log ?? (pino({ level: env.LOG_LEVEL }) as FastifyBaseLogger);
  // Reading five hundred files and opening the database each take a second; neither needs the other.
  const found = discoverModules();
  found.catch(() => undefined);
  const database = await openDatabase(env, log);
  try {
    return await assemble({ ...options, log, database, found: await found });
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function assemble({
  env,
  log,
  database,
  found,
  clock = () => new Date(),
  extraModules = [],
  extraWorkflows = [],
  remoteFiles = new RemoteFiles(),
  takePersonalMail,
  background = true,
  listenerLimitMs,
}: AppOptions & { log: FastifyBaseLogger; database: PooledDatabase; found: readonly ModuleDefinition[] }): Promise<RunningApp> {
  const subjects = new Subjects([...found, ...extraModules]);
  const definitions = [...found, ...extraModules].sort((a, b) => (a.id < b.id ? -1 : 1));
  await asOwner({ env, log, db: database }, (owner) => bringSchemaUpToDate(owner, { definitions, subjects, log }));

  const events = new EventRules(definitions, { checksPayloads: env.NODE_ENV === 'test' });
  database.events = events;
  const ports: Ports = {};
  const bus = await openBus(env, { db: database, log });
  const apis = new ApiRegistry();
  const portFillers = new PortRegistry();
  const signer = createTokenSigner(env.SESSION_SECRET);
  const access = new AccessCache(ports, bus);
  const open = new Set(definitions.filter(({ gated }) => gated === false).map(({ id }) => id));
  const isOn: IsOn = async ({ tenantId, module }) => open.has(module) || access.enabled(tenantId, module);
  const limits = env.RATE_LIMITS ? createLimits({ socketsPerMember: env.SOCKETS_PER_MEMBER }) : null;
  const sockets = new SocketHub({ bus, access, log, publicUrl: env.PUBLIC_URL, perMember: env.SOCKETS_PER_MEMBER, limits });
  const jobs = new JobQueue({ db: database, log, served: background });
  const publicLinks = await openPublicLinks({ env, db: database, jobs, signer, clock, isOn });
  const [documents, deliveries] = [new Documents(), new Deliveries(database)];
  const { objects, fileStore, files } = await openFiles(env, database);
  const mail = new Mailer({ env, db: database, jobs, files, log, takePersonalMail, logs: () => portFillers.all('platform.mail_log') });
  const workflows = new WorkflowRunner([...(await discoverWorkflows()), ...extraWorkflows], workflowModules({ apis, ports, open }));
  jobs.register({ name: 'platform.forget_keys', schedule: '41 3 * * *', run: () => database.asDispatcher(forgetOldSteps) });
  void tidy(fileStore, { log, now: clock().getTime() });
  jobs.register(sweepJob({ db: database, store: fileStore, clock }));
  let running: readonly BoundOperation[] = [];
  const platform: Platform = {
    env,
    db: database,
    log,
    bus,
    sockets,
    jobs,
    signer,
    deliveries,
    mail,
    ...publicLinks,
    objects,
    files,
    pictures: new Pictures(),
    remoteFiles,
    documents,
    access,
    ports,
    subjects,
    assistantTools: new Map(definitions.flatMap(({ id, assistantTools: tools }) => (tools ? [[id, tools] as const] : []))),
    searched: searchSources(definitions),
    workflows,
    imports: new ImportKinds(),
    clock,
    api: (id) => apis.get(id),
    fillers: (name) => portFillers.all(name),
    filler: (name) => portFillers.one(name),
    forgetAccess: (what) => access.forget(what),
    operations: () => running,
  };

  const modules = await startModules(definitions, { platform, apis, portFillers, events });
  running = modules.operations;
  assertPorts(ports);
  deliveries.listeners(modules.subscriptions);
  const app = createHttp(platform, { database, modules, isOn, limits });
  sockets.attach(app.server);

  await hearOfChanges(platform, { database, definitions, open });
  const dispatcher = new Dispatcher({ db: database, log, subscriptions: modules.subscriptions, isOn, limitMs: listenerLimitMs });
  access.onForget(() => dispatcher.enablementChanged());
  await dispatcher.meetListeners();
  if (background) {
    await jobs.start((work) => asOwner({ env, log, db: database }, work));
    dispatcher.start();
  }
  await app.ready();

  const stop = once(async () => {
    sockets.close();
    await app.close();
    await documents.close();
    await dispatcher.stop();
    await jobs.stop();
    for (const module of modules.running.values()) await module.close?.();
    await bus.close();
    await database.close();
  });
  return { app, platform, database, dispatcher, operations: modules.operations, stop };
}

/** Migrates, then refuses to go on with a table that a tenant or a member could read too much of. */
async function bringSchemaUpToDate(
  owner: PooledDatabase,
  { definitions, subjects, log }: { definitions: readonly ModuleDefinition[]; subjects: Subjects; log: FastifyBaseLogger },
): Promise<void> {
  const applied = await migrate(owner.pool, migrationSources());
  if (applied.length > 0) log.info({ applied }, 'migrations applied');
  await assertProtected(owner.pool, {
    globalTables: definitions.flatMap(({ globalTables }) => globalTables ?? []),
    unscopedTables: definitions.flatMap(({ unscopedTables }) => Object.keys(unscopedTables ?? {})),
  });
  await assertScoped(owner.pool, subjects.types());
}

/** What commits change outdates what is kept, and is told to the open pages. */
async function hearOfChanges(
  { bus, sockets, access, log, subjects }: Platform,
  { database, definitions, open }: { database: PooledDatabase; definitions: readonly ModuleDefinition[]; open: ReadonlySet<string> },
): Promise<void> {
  const { entities, tables } = await readWatched(database.pool);
  database.keptReads = new KeptReads(tables);
  const { keptReads } = database;
  const live = new LiveChanges({
    keptReads,
    bus,
    sockets,
    access,
    db: database,
    log,
    entities,
    subjects,
    shownBy: shownBy(definitions),
    open,
  });
  database.onChanges = (tenantId, changes) => live.committed(tenantId, changes);
}

/** The HTTP server with every route: those of operations behind the gate, the platform's own, and the modules' raw ones. */
function createHttp(
  platform: Platform,
  { database, modules, isOn, limits }: { database: PooledDatabase; modules: RunningModules; isOn: IsOn; limits: Limits | null },
): FastifyInstance {
  const { env, log, access, signer, ports, subjects, linkDoor, clients: sessions } = platform;
  const app = createServer(env, log);
  app.setErrorHandler(createErrorHandler(modules.errors));
  const publicUrl = env.PUBLIC_URL;
  const clients = new ClientGate({ door: linkDoor, sessions, signer, publicUrl, isOn });
  const gate = new Gate({ cache: access, signer, publicUrl, deployToken: deployToken(env), limits, ports, subjects, clients });
  bindOperations(app, modules.operations, { gate, db: database, large: limits?.large ?? null });
  registerPlatformRoutes(app, {
    database,
    document: () => openapiDocument(modules.operations, { catalogue: modules.errors, version: '0.1.0' }),
  });
  for (const module of modules.running.values()) module.http?.(app);
  handleUnknownAddresses(app, modules.operations, ports);
  return app;
}

/** What workflows ask about modules; those outside the gate are always on. */
function workflowModules({ apis, ports, open }: { apis: ApiRegistry; ports: Ports; open: ReadonlySet<string> }): WorkflowModules {
  return {
    find: (id) => apis.find(id),
    isOn: async (db, id) => open.has(id) || (await ports.enablement?.enabledIn(db, id)) === true,
  };
}

/** Where bytes lie, and the files they belong to. */
async function openFiles(env: Environment, db: PooledDatabase): Promise<Pick<Platform, 'objects' | 'files'> & { fileStore: FileStore }> {
  const objects = await openObjectStore(env);
  const fileStore = objects ? new ObjectFileStore(objects) : new DiskFileStore(path.join(env.DATA_DIR, 'files'));
  return { objects, fileStore, files: new Files(fileStore, { db, limit: storageLimit(env) }) };
}

async function tidy(store: FileStore, { log, now }: { log: FastifyBaseLogger; now: number }): Promise<void> {
  try {
    await store.tidy(now);
  } catch (error) {
    log.warn({ err: error }, 'what aborted writes have left could not be removed');
  }
}

function once(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null;
  return () => (running ??= work());
}

function assertPorts(ports: Ports): void {
  const missing = (['sessions', 'permissions', 'enablement'] as const).filter((name) => !ports[name]);
  if (missing.length > 0) throw new Error(`No module answers for: ${missing.join(', ')}.`);
}

/** By thing, the plugins that show it beside its own. */
function shownBy(definitions: readonly ModuleDefinition[]): ReadonlyMap<string, readonly string[]> {
  const plugins = new Map<string, string[]>();
  for (const { id, shows = [] } of definitions) for (const entity of shows) plugins.set(entity, [...(plugins.get(entity) ?? []), id]);
  return plugins;
}
