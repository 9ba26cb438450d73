import type { Json } from '@butterfly/contracts/core';
import { isApiError } from '@butterfly/plugin-sdk';
import { chooseSave } from '../model/choose-save';
import type { DocumentRemote } from './document-remote';
import type { Verb } from './messages';
import { CONFLICT_MESSAGE, failureText } from './messages';
import type { MoodboardStore } from './moodboard-state';

/** How a save went. `unknown`: it may have arrived all the same. */
export type SaveOutcome =
  | { readonly kind: 'saved'; readonly at: Date }
  | { readonly kind: 'conflict' | 'gone' | 'unknown' }
  | { readonly kind: 'refused'; readonly status: number };

export interface SaveOptions {
  /** Sends the whole document even where a patch would do. */
  readonly whole?: boolean;
  /** What was shown when the document was taken, if that is a while ago: what has been changed since stays. Default: what is shown now. */
  readonly shown?: Json;
}

/** What can be done with a moodboard; each operation says in the state how it goes (seed 001 §4). */
export interface DocumentOperations {
  fetch(): Promise<void>;
  create(data: Json, options?: Pick<SaveOptions, 'shown'>): Promise<SaveOutcome>;
  update(data: Json, options?: SaveOptions): Promise<SaveOutcome>;
  remove(): Promise<void>;
}

/**
 * The operations on one board. Answers that arrive after those of a later operation are dropped: a board that was deleted
 * meanwhile does not come back with the answer to an older save.
 */
export function documentOperations(store: MoodboardStore, remote: DocumentRemote): DocumentOperations {
  let started = 0;
  let applied = 0;
  let running = 0;

  const run = async <T>(
    verb: Verb,
    work: (apply: (change: Parameters<MoodboardStore['setState']>[0]) => void) => Promise<T>,
  ): Promise<T | unknown> => {
    const turn = (started += 1);
    running += 1;
    store.setState({ loading: true, error: null });
    const apply: Parameters<typeof work>[0] = (change) => {
      if (turn < applied) return;
      applied = turn;
      store.setState(change);
    };
    try {
      return await work(apply);
    } catch (error) {
      apply({ error: isConflict(error, remote, verb) ? CONFLICT_MESSAGE : failureText(error, { verb, what: remote.what }) });
      return error;
    } finally {
      running -= 1;
      store.setState({ loading: running > 0 });
    }
  };

  const save = async (
    verb: 'create' | 'update',
    { data, shown = store.getState().data }: { data: Json; shown?: Json | null | undefined },
    send: () => ReturnType<DocumentRemote['create']>,
  ): Promise<SaveOutcome> => {
    const answer = await run(verb, async (apply): Promise<SaveOutcome> => {
      const { etag, updatedAt } = await send();
      const current = store.getState().data;
      apply({ data: current === shown ? data : current, baseState: data, version: etag });
      return { kind: 'saved', at: new Date(updatedAt) };
    });
    return isOutcome(answer) ? answer : failedSave(answer, remote, verb);
  };

  return {
    async fetch() {
      const { version, baseState } = store.getState();
      await run('fetch', async (apply) => {
        try {
          const { data, etag, notModified } = await remote.read(baseState === null ? null : version);
          if (!notModified) apply({ data, baseState: data, version: etag });
        } catch (error) {
          if (!isMissing(error)) throw error;
          apply({ data: null, baseState: null, version: null });
        }
      });
    },
    create: (data, { shown } = {}) => save('create', { data, shown }, () => remote.create(data)),
    update: (data, { whole = false, shown } = {}) =>
      save('update', { data, shown }, () => {
        const { baseState, version } = store.getState();
        const choice = remote.patch && !whole ? chooseSave(baseState, data) : { kind: 'full' as const };
        return choice.kind === 'patch' && remote.patch
          ? remote.patch(choice.patches, version ?? '*')
          : remote.replace(data, version ?? '*');
      }),
    async remove() {
      await run('delete', async (apply) => {
        await remote.remove();
        apply({ data: null, baseState: null, version: null });
      });
    },
  };
}

const isMissing = (error: unknown): boolean => isApiError(error) && error.code === 'moodboard.board_not_found';
const isConflict = (error: unknown, { conflicts }: DocumentRemote, verb: Verb): boolean =>
  verb === 'update' && isApiError(error) && conflicts.includes(error.status);
const isOutcome = (answer: unknown): answer is SaveOutcome => typeof answer === 'object' && answer !== null && 'kind' in answer;

function failedSave(error: unknown, remote: DocumentRemote, verb: 'create' | 'update'): SaveOutcome {
  if (isConflict(error, remote, verb) || (verb === 'create' && isApiError(error) && error.code === 'moodboard.already_exists'))
    return { kind: 'conflict' };
  if (verb === 'update' && isMissing(error)) return { kind: 'gone' };
  if (isApiError(error) && error.status >= 400 && error.status < 500) return { kind: 'refused', status: error.status };
  return { kind: 'unknown' };
}
