import type { Json } from '@butterfly/contracts/core';
import type { KeptDraft } from '@butterfly/plugin-sdk';

/** Whose draft of which plugin, by its name. */
export interface DraftPlace {
  /** Business and member; never empty. */
  readonly whose: string;
  readonly plugin: string;
  readonly name: string;
}

interface Entry extends KeptDraft {
  readonly at: number;
  /** The tab that kept it is gone. */
  readonly left?: true;
}

interface Storages {
  /** Where drafts are: it outlives a tab. */
  readonly lasting: Storage;
  /** Where this tab remembers which one it is: it outlives a reload. */
  readonly ofTab: Storage;
  readonly now: () => number;
}

const PREFIX = 'butterfly:draft:';
const TAB_KEY = 'butterfly:tab';
const TAB_LENGTH = 8;
const DAY = 86_400_000;
const MOST_AGE = 7 * DAY;
/** A tab that crashed says no farewell: what it has not touched for so long is taken for left. */
const QUIET = 600_000;
const MOST_CHARACTERS = 65_536;
const MOST_DRAFTS = 50;
const SECRET = /pass(word|phrase|code)|secret|token|api_?key|^pin$/i;

/**
 * Drafts as they lie in the browser's storage. Each tab writes under a name of its own, so that two tabs with the same
 * form never write over one another; what a tab has left behind goes to the first one that asks for it.
 */
export interface DraftShelf {
  /** False when it is too large or the storage is full. */
  put(place: DraftPlace, draft: KeptDraft): boolean;
  find(place: DraftPlace): KeptDraft | null;
  has(place: DraftPlace): boolean;
  remove(place: DraftPlace): void;
  /** The page is being left: other tabs may take what is here. */
  tabLeft(): void;
  /** Drops what is another person's, too old, or too much. */
  tidy(whose: string): void;
}

export function createDraftShelf({ lasting, ofTab, now }: Storages): DraftShelf {
  const keysOf = (wanted: (key: string) => boolean) => Object.keys(lasting).filter((key) => key.startsWith(PREFIX) && wanted(key));
  const tab = () => ofTab.getItem(TAB_KEY);
  const ownKey = (place: DraftPlace) => PREFIX + (tab() ?? '') + tailOf(place);

  function read(key: string): Entry | null {
    const entry = parsed(lasting.getItem(key));
    return entry && now() - entry.at < MOST_AGE ? entry : null;
  }

  function write(key: string, entry: Entry): boolean {
    const text = JSON.stringify(entry);
    if (text.length > MOST_CHARACTERS) return false;
    try {
      lasting.setItem(key, text);
      return true;
    } catch (error) {
      console.warn('[shell] a draft could not be kept', error);
      return false;
    }
  }

  function put(place: DraftPlace, { draft, from }: KeptDraft): boolean {
    // Made with the first draft: whoever types nothing leaves no trace.
    if (tab()?.length !== TAB_LENGTH) ofTab.setItem(TAB_KEY, crypto.randomUUID().slice(0, TAB_LENGTH));
    const key = ownKey(place);
    const isKept = write(key, { draft: withoutSecrets(draft), from, at: now() });
    // Half of what was typed would be worse than nothing.
    if (!isKept) lasting.removeItem(key);
    return isKept;
  }

  /** What a tab that is gone has kept here; the newest. */
  function orphan(place: DraftPlace): readonly [string, Entry] | undefined {
    const found = keysOf((key) => key.slice(PREFIX.length + TAB_LENGTH) === tailOf(place)).flatMap((key) => {
      const entry = read(key);
      return entry && (entry.left || now() - entry.at > QUIET) ? [[key, entry] as const] : [];
    });
    return found.sort(([, a], [, b]) => b.at - a.at)[0];
  }

  return {
    put,
    has: (place) => read(ownKey(place)) !== null,
    find: (place) => {
      const own = read(ownKey(place));
      if (own && !own.left) return own;
      const [key, entry] = own ? [ownKey(place), own] : (orphan(place) ?? []);
      if (!key || !entry) return null;
      lasting.removeItem(key);
      put(place, entry);
      return entry;
    },
    remove: (place) => lasting.removeItem(ownKey(place)),
    tabLeft: () =>
      keysOf((key) => tab() !== null && key.startsWith(`${PREFIX}${tab()}`)).forEach((key) => {
        const entry = read(key);
        if (entry) write(key, { ...entry, left: true });
      }),
    tidy: (whose) => {
      const mine = keysOf(() => true).filter((key) => {
        const isMine = key.slice(PREFIX.length + TAB_LENGTH).startsWith(`:${whose}:`) && read(key) !== null;
        if (!isMine) lasting.removeItem(key);
        return isMine;
      });
      const newestFirst = mine.sort((a, b) => (read(b)?.at ?? 0) - (read(a)?.at ?? 0));
      newestFirst.slice(MOST_DRAFTS).forEach((key) => lasting.removeItem(key));
    },
  };
}

const tailOf = ({ whose, plugin, name }: DraftPlace): string => `:${whose}:${plugin}:${name}`;

function withoutSecrets(draft: Json): Json {
  return JSON.parse(JSON.stringify(draft, (name, value: unknown) => (SECRET.test(name) ? undefined : value))) as Json;
}

/** What somebody else has written there is no draft. */
function parsed(text: string | null): Entry | null {
  try {
    const value = JSON.parse(text ?? 'null') as Partial<Entry> | null;
    return value?.draft !== undefined && typeof value.from === 'string' && typeof value.at === 'number' ? (value as Entry) : null;
  } catch {
    return null;
  }
}
