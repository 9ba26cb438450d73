import type { BootPlugin } from '@butterfly/contracts/plugins';
import type { PluginContext } from '@butterfly/plugin-sdk';
import { QueryClient } from '@tanstack/react-query';

/** What lives as long as a plugin is shown somewhere: its signal, its context, its query client. */
export interface PluginScope {
  readonly context: PluginContext;
  readonly queryClient: QueryClient;
}

interface Held extends PluginScope {
  readonly controller: AbortController;
  holders: number;
}

export interface PluginScopes {
  /** The scope of a plugin; made when there is none. */
  of(plugin: BootPlugin): PluginScope;
  /** Keeps the scope; the answer lets go of it. The last one to let go ends it. */
  hold(plugin: BootPlugin): () => void;
  /** Ends the scope of one plugin: another release of it takes its place. */
  end(id: string): void;
  /** Ends the scopes of plugins that are not among these: their requests stop at once. */
  endOthers(allowed: ReadonlySet<string>): void;
  /** Asks once more for what could not be loaded, after the person has signed in again. */
  askAgain(): void;
  /** The cached answers of every plugin that is shown somewhere, by its id. */
  queries(): readonly (readonly [string, QueryClient])[];
  /** Ends every scope: the person signs out. */
  endAll(): void;
}

/** Keeps one scope per shown plugin, and ends it shortly after its last contribution is gone. */
export function createPluginScopes(
  makeContext: (plugin: BootPlugin, signal: AbortSignal) => PluginContext,
  onEnded: (id: string) => void = () => undefined,
  onMade: (queries: QueryClient) => void = () => undefined,
): PluginScopes {
  const scopes = new Map<string, Held>();

  function of(plugin: BootPlugin): Held {
    const found = scopes.get(plugin.id);
    if (found) return found;
    const controller = new AbortController();
    const made: Held = { controller, context: makeContext(plugin, controller.signal), queryClient: newQueryClient(), holders: 0 };
    scopes.set(plugin.id, made);
    onMade(made.queryClient);
    return made;
  }

  function end(id: string, scope: Held): void {
    if (scopes.get(id) !== scope) return;
    scopes.delete(id);
    scope.controller.abort();
    scope.queryClient.clear();
    onEnded(id);
  }

  return {
    of,
    hold: (plugin) => {
      const scope = of(plugin);
      scope.holders += 1;
      return () => {
        scope.holders -= 1;
        // A move between two pages of one plugin lets go and takes hold within one commit.
        setTimeout(() => scope.holders === 0 && end(plugin.id, scope));
      };
    },
    end: (id) => {
      const scope = scopes.get(id);
      if (scope) end(id, scope);
    },
    endOthers: (allowed) => [...scopes].forEach(([id, scope]) => !allowed.has(id) && end(id, scope)),
    askAgain: () =>
      [...scopes.values()].forEach(
        ({ queryClient }) => void queryClient.refetchQueries({ predicate: ({ state }) => state.status === 'error' }),
      ),
    queries: () => [...scopes].map(([id, { queryClient }]) => [id, queryClient] as const),
    endAll: () => [...scopes].forEach(([id, scope]) => end(id, scope)),
  };
}

function newQueryClient(): QueryClient {
  // A save without a network fails and says so; by default it would wait, and the button turn, without a word.
  return new QueryClient({
    defaultOptions: { queries: { retry: retriesOnce, staleTime: 5000 }, mutations: { retry: false, networkMode: 'always' } },
  });
}

/** Only what may pass by itself is tried again; an answer of the server is an answer. */
function retriesOnce(failures: number, error: unknown): boolean {
  const status = typeof error === 'object' && error !== null && 'status' in error ? Number(error.status) : 0;
  return failures < 1 && (status === 0 || status >= 500);
}
