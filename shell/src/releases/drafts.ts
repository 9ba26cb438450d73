import type { Json } from '@butterfly/contracts/core';
import type { PluginDrafts } from '@butterfly/plugin-sdk';
import { createDraftShelf, type DraftPlace, type DraftShelf } from './draft-shelf';
import { nothingKept } from './nothing-kept';

interface PluginPart {
  readonly id: string;
  readonly version: () => string;
  /** Business and member; empty for a visitor, of whom nothing is kept. */
  readonly whose: string;
  readonly signal: AbortSignal;
}

/** What plugins have not saved, over a reload, a lost tab and the end of a session. */
export interface Drafts {
  /** The drafts of one plugin, tied to its scope. */
  of(plugin: PluginPart): PluginDrafts;
  /** Keeps everything that is not saved, and answers the plugins whose drafts are all kept. One that fails loses only its own. */
  keepAll(): ReadonlySet<string>;
  /** The person leaves the forms of a plugin without saving: what is typed there is not wanted. */
  droppedBy(plugin: string): void;
  /** Only the drafts of this member of this business stay. */
  belongTo(whose: string): void;
  /** Keeps everything when the page is hidden or left. Answers how to stop it. */
  watchLeaving(): () => void;
}

interface Keeper {
  readonly place: DraftPlace;
  readonly draft: () => Json | undefined;
  readonly version: () => string;
  timer: ReturnType<typeof setTimeout> | undefined;
}

const SHORTLY = 400;

export function createDrafts(shelf: DraftShelf = shelfOfBrowser()): Drafts {
  const keepers = new Set<Keeper>();

  function keep(keeper: Keeper): 'kept' | 'nothing' | 'failed' {
    clearTimeout(keeper.timer);
    keeper.timer = undefined;
    const { place, draft, version } = keeper;
    try {
      const typed = draft();
      if (typed !== undefined) return shelf.put(place, { draft: typed, from: version() }) ? 'kept' : 'failed';
      shelf.remove(place);
      return 'nothing';
    } catch (error) {
      console.error(`[${place.plugin}] a draft could not be kept`, error);
      return 'failed';
    }
  }

  function begin(keeper: Keeper, signal: AbortSignal): ReturnType<PluginDrafts['keep']> {
    keepers.add(keeper);
    const stop = () => {
      if (keepers.delete(keeper) && keeper.timer !== undefined) keep(keeper);
      signal.removeEventListener('abort', stop);
    };
    signal.addEventListener('abort', stop);
    return {
      stop,
      changed: () => {
        clearTimeout(keeper.timer);
        if (keepers.has(keeper)) keeper.timer = setTimeout(keep, SHORTLY, keeper);
      },
    };
  }

  function forget(place: DraftPlace): void {
    shelf.remove(place);
    [...keepers]
      .filter((keeper) => isSame(keeper.place, place))
      .forEach((keeper) => {
        clearTimeout(keeper.timer);
        keeper.timer = undefined;
      });
  }

  function keepAll(): ReadonlySet<string> {
    const results = [...keepers].map((keeper) => ({ plugin: keeper.place.plugin, result: keep(keeper) }));
    const failed = new Set(results.filter(({ result }) => result === 'failed').map(({ plugin }) => plugin));
    return new Set(results.filter(({ plugin, result }) => result === 'kept' && !failed.has(plugin)).map(({ plugin }) => plugin));
  }

  return {
    keepAll,
    of: ({ id, version, whose, signal }) => {
      if (whose === '') return nothingKept;
      const placeOf = (name: string): DraftPlace => ({ whose, plugin: id, name });
      return {
        keep: (name, draft) => begin({ place: placeOf(name), draft, version, timer: undefined }, signal),
        find: (name) => shelf.find(placeOf(name)),
        isKept: (name) => shelf.has(placeOf(name)),
        forget: (name) => forget(placeOf(name)),
      };
    },
    droppedBy: (plugin) =>
      [...keepers]
        .filter(({ place }) => place.plugin === plugin)
        .forEach((keeper) => {
          keepers.delete(keeper);
          forget(keeper.place);
          clearTimeout(keeper.timer);
        }),
    belongTo: (whose) => {
      if (whose !== '') shelf.tidy(whose);
    },
    watchLeaving: () => {
      const left = () => (keepAll(), shelf.tabLeft());
      const hidden = () => document.visibilityState === 'hidden' && void keepAll();
      window.addEventListener('pagehide', left);
      document.addEventListener('visibilitychange', hidden);
      return () => {
        window.removeEventListener('pagehide', left);
        document.removeEventListener('visibilitychange', hidden);
      };
    },
  };
}

function isSame(a: DraftPlace, b: DraftPlace): boolean {
  return a.whose === b.whose && a.plugin === b.plugin && a.name === b.name;
}

function shelfOfBrowser(): DraftShelf {
  return createDraftShelf({ lasting: window.localStorage, ofTab: window.sessionStorage, now: Date.now });
}
