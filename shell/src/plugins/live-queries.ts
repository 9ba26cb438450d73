import type { QueryClient } from '@tanstack/react-query';
import type { LiveQueries as Declared } from '@butterfly/plugin-sdk';
import type { PluginLoader } from './loading/plugin-loader';
import type { PluginScopes } from './plugin-scopes';

/** Pages of one business ask anew within so many milliseconds, not all at once. */
export const SPREAD_MS = 100;
/** While something is being saved its page shows what will be; asking waits for that. */
const SAVING_MS = 100;

interface Change {
  readonly entity: string;
  /** Null: many at once. */
  readonly id: number | null;
}

/** Keeps what the plugins show as it is: asks anew for what others have changed. */
export interface LiveQueries {
  /** Takes a frame `{ type: 'changed', changes }`; what is none changes nothing. */
  frameArrived(frame: unknown): void;
  /** The socket was away: anything may have changed meanwhile. */
  missedSome(): void;
}

export interface LiveQueriesParts {
  readonly loader: Pick<PluginLoader, 'state'>;
  readonly scopes: Pick<PluginScopes, 'queries'>;
  readonly random?: () => number;
}

export function createLiveQueries({ loader, scopes, random = Math.random }: LiveQueriesParts): LiveQueries {
  let waiting: Change[] = [];

  const declaredBy = (id: string): Declared => {
    const state = loader.state(id);
    return (state.kind === 'ready' && state.plugin.live) || {};
  };

  function askAnew(): void {
    const changes = waiting;
    waiting = [];
    for (const [id, queries] of scopes.queries()) invalidate(queries, outdated(declaredBy(id), changes));
  }

  function heard(changes: readonly Change[]): void {
    if (waiting.length === 0 && changes.length > 0) setTimeout(askAnew, random() * SPREAD_MS);
    waiting.push(...changes);
  }

  return {
    frameArrived: (frame) => heard(changesOf(frame)),
    missedSome: () => {
      const entities = new Set(scopes.queries().flatMap(([id]) => Object.keys(declaredBy(id))));
      heard([...entities].map((entity) => ({ entity, id: null })));
    },
  };
}

/** Beginnings of the keys of what is outdated, each once. */
function outdated(declared: Declared, changes: readonly Change[]): readonly (readonly unknown[])[] {
  const keys = changes.flatMap(({ entity, id }) => (declared[entity as keyof Declared] ?? []).map((key) => withId(key, id)));
  return [...new Map(keys.map((key) => [JSON.stringify(key), key])).values()];
}

/** Of many nobody knows which: everything that begins as far as the id. */
function withId(key: readonly unknown[], id: number | null): readonly unknown[] {
  const at = key.indexOf(':id');
  if (at < 0) return key;
  return id === null ? key.slice(0, at) : [...key.slice(0, at), String(id), ...key.slice(at + 1)];
}

function invalidate(queries: QueryClient, keys: readonly (readonly unknown[])[]): void {
  if (keys.length === 0) return;
  if (queries.isMutating() > 0) return void setTimeout(() => invalidate(queries, keys), SAVING_MS);
  for (const queryKey of keys) void queries.invalidateQueries({ queryKey });
}

function changesOf(frame: unknown): Change[] {
  const changes = typeof frame === 'object' && frame !== null && 'changes' in frame ? frame.changes : [];
  return Array.isArray(changes) ? changes.filter(isChange) : [];
}

function isChange(change: unknown): change is Change {
  return (
    typeof change === 'object' &&
    change !== null &&
    'entity' in change &&
    typeof change.entity === 'string' &&
    'id' in change &&
    (change.id === null || typeof change.id === 'number')
  );
}
