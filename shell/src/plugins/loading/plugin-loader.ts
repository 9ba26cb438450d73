import type { BootPlugin, RemoteAddress } from '@butterfly/contracts/plugins';
import type { DefinedPlugin } from '@butterfly/plugin-sdk';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { PluginFailure, type Failure } from './failure';
import { createOutcomes, type Outcomes } from './load-outcome';
import { reduceLoad, type Candidate, type LoadEvent, type LoadState, type SkippedRelease } from './load-state';
import { attemptRelease, candidateOf, pause, type AttemptResult, type LoaderPort } from './release-attempts';

/** How long a release may be silent before the one before it is started beside it (ADR 0010). */
export const PATIENCE_MS = 700;

export interface PluginLoader {
  readonly store: StoreApi<Readonly<Record<string, LoadState>>>;
  /** How every try ended, also those that a fallback has made good. */
  readonly outcomes: Pick<Outcomes, 'listen'>;
  state(id: string): LoadState;
  /** Loads a plugin unless it is there, on its way or has failed. */
  ensure(plugin: BootPlugin): void;
  /** Loads a plugin that has failed once more. */
  retry(plugin: BootPlugin): void;
  /** The code of a plugin, once it is there. Rejects with `PluginFailure`. */
  ready(plugin: BootPlugin): Promise<DefinedPlugin>;
  /** Counts what is shown as broken. */
  broke(plugin: BootPlugin, failure: Failure): void;
  /** Whether there is a release before the one that is shown. */
  canStepBack(plugin: BootPlugin): boolean;
  /** Takes the release before the one that is shown, because that one is broken. */
  stepBack(plugin: BootPlugin, failure: Failure): void;
  /** Forgets what was loaded, so that the next `ensure` takes the release the boot data names now. */
  forget(id: string): void;
}

const IDLE: LoadState = { kind: 'idle' };

/**
 * Loads the code of plugins: the release the boot data names, with a time limit and one more try; beside it, as soon as
 * it fails or stays silent, the last one that was good. The first to be ready is shown. Knows no plugin by name.
 */
export function createPluginLoader(port: LoaderPort): PluginLoader {
  const store = createStore<Readonly<Record<string, LoadState>>>(() => ({}));
  const outcomes = createOutcomes();
  const state = (id: string) => store.getState()[id] ?? IDLE;
  const send = (id: string, event: LoadEvent) => store.setState({ [id]: reduceLoad(state(id), event) });

  const trying = (plugin: BootPlugin, address: RemoteAddress, tries: number) =>
    attemptRelease({
      id: plugin.id,
      address,
      tries,
      port,
      tell: outcomes.tell,
      onAgain: () => send(plugin.id, { kind: 'triedAgain', container: address.container }),
    });

  async function run(plugin: BootPlugin): Promise<void> {
    const { id, remote } = plugin;
    const current = trying(plugin, remote, 2);
    if (!remote.fallback) return send(id, shown(await current));
    const early = await Promise.race([current, pause(PATIENCE_MS).then(() => null)]);
    if (early?.kind === 'arrived') return send(id, shown(early));
    send(id, { kind: 'rivalStarted', candidate: candidateOf(remote.fallback) });
    send(id, await firstReady({ current, before: trying(plugin, remote.fallback, 1), named: candidateOf(remote) }));
  }

  async function goBack(plugin: BootPlugin, passed: SkippedRelease): Promise<void> {
    const { fallback } = plugin.remote;
    if (!fallback) return;
    send(plugin.id, { kind: 'steppedBack', candidate: candidateOf(fallback) });
    const result = await trying(plugin, fallback, 1);
    // When the one before does not come either, what was wrong with the current one is what somebody has to know.
    send(plugin.id, result.kind === 'arrived' ? shown(result, passed) : { ...result, failure: passed.failure });
  }

  function start(plugin: BootPlugin): void {
    send(plugin.id, { kind: 'started', candidate: candidateOf(plugin.remote) });
    void run(plugin);
  }

  const canStepBack = ({ id, remote }: BootPlugin) => {
    const now = state(id);
    return (
      now.kind === 'ready' && now.instead === null && remote.fallback !== null && remote.fallback.container !== now.candidate.container
    );
  };

  return {
    store,
    outcomes,
    state,
    canStepBack,
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
    broke: (plugin, { reason, details }) => {
      const now = state(plugin.id);
      if (now.kind === 'ready') outcomes.tell({ plugin: plugin.id, candidate: now.candidate, outcome: reason, details, ms: 0 });
    },
    stepBack: (plugin, failure) => {
      const now = state(plugin.id);
      if (now.kind === 'ready' && canStepBack(plugin)) void goBack(plugin, { candidate: now.candidate, failure });
    },
    forget: (id) => send(id, { kind: 'forgotten' }),
  };
}

const SILENT: Failure = { reason: 'timeout', details: 'it was slower than the version before' };

/** The current release if it comes first, else the one before; when both fail, what is wrong with the current one. */
function firstReady({
  current,
  before,
  named,
}: {
  current: Promise<AttemptResult>;
  before: Promise<AttemptResult>;
  named: Candidate;
}): Promise<LoadEvent> {
  return new Promise((resolve) => {
    let failure: Failure | null = null;
    let awaited = 2;
    const lost = () => {
      awaited -= 1;
      if (awaited === 0) resolve({ kind: 'failed', candidate: named, failure: failure ?? SILENT });
    };
    void current.then((result) => {
      if (result.kind === 'arrived') return resolve(shown(result));
      ({ failure } = result);
      return lost();
    });
    void before.then((result) =>
      result.kind === 'arrived' ? resolve(shown(result, { candidate: named, failure: failure ?? SILENT })) : lost(),
    );
  });
}

function shown(result: AttemptResult, instead: SkippedRelease | null = null): LoadEvent {
  return result.kind === 'arrived' ? { ...result, instead } : result;
}

function settled(store: PluginLoader['store'], id: string): Promise<DefinedPlugin> {
  return new Promise((resolve, reject) => {
    const look = (): boolean => {
      const state = store.getState()[id] ?? IDLE;
      if (state.kind === 'ready') resolve(state.plugin);
      if (state.kind === 'failed') reject(new PluginFailure(state.failure.reason, state.failure.details));
      return state.kind === 'ready' || state.kind === 'failed';
    };
    if (look()) return;
    const stop = store.subscribe(() => {
      if (look()) stop();
    });
  });
}
