import { commonErrors, type ErrorCatalogue, type Operation, type Operations } from '@butterfly/contracts/core';
import type { ModuleDefinition, RunningModule } from './define-module';
import type { BoundOperation } from './http/bind-operations';
import type { EventRules } from './outbox/event-rules';
import { subscriptionsOf, type Listeners, type Subscription, type Subscriptions } from './outbox/listener';
import type { PortRegistry } from './module-ports';
import type { ModuleApis, Platform } from './platform';

/** The modules of this process after they were started. */
export interface RunningModules {
  readonly running: ReadonlyMap<string, RunningModule<Operations>>;
  readonly operations: readonly BoundOperation[];
  readonly errors: ErrorCatalogue;
  readonly subscriptions: Subscriptions;
}

/** Finds the interface of a module; filled while the modules start, so it is asked when a request or an event is handled. */
export class ApiRegistry {
  private readonly apis = new Map<string, object>();

  add(id: string, api: object): void {
    this.apis.set(id, api);
  }

  find(id: string): object | undefined {
    return this.apis.get(id);
  }

  get<K extends keyof ModuleApis>(id: K): ModuleApis[K] {
    const api = this.apis.get(id as string);
    if (!api)
      throw new Error(
        `The module ${String(id)} is not there or has not started yet. Call deps.api() where it is used, not while starting.`,
      );
    return api as ModuleApis[K];
  }
}

/** Starts every module in order and collects what they declare. A module that fails stops the boot and is named. */
export async function startModules(
  definitions: readonly ModuleDefinition[],
  { platform, apis, portFillers, events }: { platform: Platform; apis: ApiRegistry; portFillers: PortRegistry; events: EventRules },
): Promise<RunningModules> {
  const running = new Map<string, RunningModule<Operations>>();
  const subscriptions = new Map<string, ReadonlyMap<string, Subscription>>();
  for (const definition of definitions) {
    const module = await startOne(definition, platform);
    running.set(definition.id, module);
    if (module.api) apis.add(definition.id, module.api);
    if (module.fills) portFillers.add(definition.id, module.fills);
    if (module.imports) platform.imports.add(definition.id, module.imports);
    if (module.on) {
      assertDeclared(definition.id, { on: module.on, events, present: definitions });
      subscriptions.set(definition.id, subscriptionsOf(module.on));
    }
    for (const job of module.jobs ?? []) platform.jobs.register(job);
  }
  return {
    running,
    operations: definitions.flatMap((definition) => bind(definition, running)),
    errors: mergeErrors(definitions),
    subscriptions,
  };
}

/** A plugin may be absent, and whoever listens to it hears nothing; one that is there declares what it announces. */
function assertDeclared(
  id: string,
  { on, events, present }: { on: Listeners; events: EventRules; present: readonly ModuleDefinition[] },
): void {
  for (const name of Object.keys(on)) {
    const owner = present.find((definition) => name.startsWith(`${definition.id}.`));
    if (owner && !events.has(name)) throw new Error(`The module ${id} listens to ${name}, which ${owner.id} does not declare.`);
  }
}

async function startOne(definition: ModuleDefinition, platform: Platform): Promise<RunningModule<Operations>> {
  try {
    return await definition.start(platform);
  } catch (error) {
    throw new Error(`The module ${definition.id} cannot start: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
}

function bind(definition: ModuleDefinition, running: RunningModules['running']): BoundOperation[] {
  const handlers = running.get(definition.id)?.handlers ?? {};
  return Object.entries(definition.operations).map(([name, operation]) => {
    const handler = handlers[name];
    if (!handler) throw new Error(`The module ${definition.id} has no handler for ${name}.`);
    if (operation.access === 'plugin' && definition.gated === false)
      throw new Error(`${definition.id}.${name} asks for a plugin's permission, but its module is outside the gate.`);
    if (operation.access === 'subject' && !operation.path.includes('/:subject_type/'))
      throw new Error(`${definition.id}.${name} is about a record: name its kind as :subject_type in the path.`);
    assertClientAccess(`${definition.id}.${name}`, operation);
    return { moduleId: definition.id, name, operation, handler };
  });
}

/** What is for clients says for which, and nothing else does; what a member holds is not asked of them. */
function assertClientAccess(name: string, { access, client, path, feature, reach }: Operation): void {
  if ((access === 'client') !== (client !== undefined)) throw new Error(`${name}: access 'client' and \`client\` belong together.`);
  if (!client) return;
  if ((client.link !== undefined) !== path.includes('/:token/'))
    throw new Error(`${name} is opened by a link: name its token as :token in the path.`);
  if (feature !== undefined || reach !== undefined)
    throw new Error(`${name} is for clients, who hold no features and see no projects of their own.`);
}

function mergeErrors(definitions: readonly ModuleDefinition[]): ErrorCatalogue {
  const merged: Record<string, ErrorCatalogue[string]> = { ...commonErrors };
  for (const { id, errors } of definitions) {
    for (const [code, spec] of Object.entries(errors ?? {})) {
      if (!code.startsWith(`${id}.`)) throw new Error(`The error code ${code} of ${id} must begin with "${id}.".`);
      merged[code] = spec;
    }
  }
  return merged;
}
