import type { BootPlugin, RemoteAddress } from '@butterfly/contracts/plugins';
import type { DefinedPlugin } from '@butterfly/plugin-sdk';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { diagnose, type Probe } from './diagnose';
import { isWorthRetrying, PluginFailure, type Failure } from './failure';
import { reduceLoad, type Candidate, type LoadEvent, type LoadState } from './load-state';

export const LOAD_TIMEOUT_MS = 8000;
export const PAUSE_BEFORE_RETRY_MS = 300;

/** What the loader needs from the page; replaced in tests. */
export interface LoaderPort {
  /** Fetches a release and answers what it exposes. `attempt` makes the address of the entry differ. */
  fetchRelease(address: RemoteAddress, attempt: number): Promise<unknown>;
  probe(url: string): Promise<Probe>;
}

export interface PluginLoader {
  readonly store: StoreApi<Readonly<Record<string, LoadState>>>;
  state(id: string): LoadState;
  /** Loads a plugin unless it is there, on its way or has failed. */
  ensure(plugin: BootPlugin): void;
  /** Loads a plugin that has failed once more. */
  retry(plugin: BootPlugin): void;
  /** The code of a plugin, once it is there. Rejects with `PluginFailure`. */
  ready(plugin: BootPlugin): Promise<DefinedPlugin>;
  /** Forgets what was loaded, so that the next `ensure` takes the release the boot data names now. */
  forget(id: string): void;
}

const IDLE: LoadState = { kind: 'idle' };

/**
 * Loads the code of plugins: the release the boot data names, with a time limit and one more try, then its fallback
 * release. Knows no plugin by name.
 */
export function createPluginLoader(port: LoaderPort): PluginLoader {
  const store = createStore<Readonly<Record<string, LoadState>>>(() => ({}));
  const state = (id: string) => store.getState()[id] ?? IDLE;
  const send = (id: string, event: LoadEvent) => store.setState({ [id]: reduceLoad(state(id), event) });

  async function run({ id, remote }: BootPlugin): Promise<void> {
    const first = await attempts({ id, address: remote, isFallback: false });
    if (first.kind === 'arrived' || !remote.fallback) return send(id, first);
    send(id, { kind: 'triedAgain', candidate: candidateOf(remote.fallback) });
    const second = await attempts({ id, address: remote.fallback, isFallback: true });
    // When both fail, what is wrong with the current release is what somebody has to know.
    send(id, second.kind === 'failed' && first.kind === 'failed' ? { ...second, failure: first.failure } : second);
  }

  async function attempts({ id, address, isFallback }: { id: string; address: RemoteAddress; isFallback: boolean }): Promise<Ending> {
    const { container } = address;
    for (let attempt = 1; ; attempt += 1) {
      try {
        const plugin = pluginOf(await limited(port.fetchRelease(address, attempt)), id);
        return { kind: 'arrived', container, plugin, isFallback };
      } catch (error) {
        const failure = await diagnose(error, (url) => port.probe(url));
        console.error(`[shell] ${container} attempt ${attempt}: ${failure.reason}`, error);
        if (attempt > 1 || isFallback || !isWorthRetrying(failure.reason)) return { kind: 'failed', container, failure };
        await pause(PAUSE_BEFORE_RETRY_MS);
        send(id, { kind: 'triedAgain', candidate: candidateOf(address) });
      }
    }
  }

  function start(plugin: BootPlugin): void {
    send(plugin.id, { kind: 'started', candidate: candidateOf(plugin.remote) });
    void run(plugin);
  }

  return {
    store,
    state,
    ensure: (plugin) => {
      if (state(plugin.id).kind === 'idle') start(plugin);
    },
    retry: (plugin) => {
      if (state(plugin.id).kind === 'failed') start(plugin);
    },
    ready: (plugin) => {
      if (state(plugin.id).kind === 'idle') start(plugin);
      return settled(store, plugin.id);
    },
    forget: (id) => send(id, { kind: 'forgotten' }),
  };
}

type Ending = Extract<LoadEvent, { kind: 'arrived' | 'failed' }>;

function candidateOf({ container, release, version }: RemoteAddress): Candidate {
  return { container, release, version };
}

function pluginOf(exposed: unknown, id: string): DefinedPlugin {
  const plugin = typeof exposed === 'object' && exposed !== null && 'plugin' in exposed ? exposed.plugin : undefined;
  if (!isDefinedPlugin(plugin)) throw new PluginFailure('wrong_shape', `${id} exposes no plugin made by definePlugin`);
  if (plugin.id !== id) throw new PluginFailure('wrong_shape', `the release of ${id} says that it is ${plugin.id}`);
  return plugin;
}

function isDefinedPlugin(value: unknown): value is DefinedPlugin {
  return typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'butterfly.plugin' && 'bindings' in value && 'id' in value;
}

/** Ends a wait that takes too long. What arrives later is ignored. */
export function limited<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new PluginFailure('timeout', `no answer within ${LOAD_TIMEOUT_MS / 1000} s`)), LOAD_TIMEOUT_MS);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

function settled(store: PluginLoader['store'], id: string): Promise<DefinedPlugin> {
  return new Promise((resolve, reject) => {
    const look = (): boolean => {
      const state = store.getState()[id] ?? IDLE;
      if (state.kind === 'ready') resolve(state.plugin);
      if (state.kind === 'failed') reject(failureError(state.failure));
      return state.kind === 'ready' || state.kind === 'failed';
    };
    if (look()) return;
    const stop = store.subscribe(() => {
      if (look()) stop();
    });
  });
}

function failureError({ reason, details }: Failure): PluginFailure {
  return new PluginFailure(reason, details);
}
