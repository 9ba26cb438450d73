import type { Asset } from '@butterfly/contracts/moodboard';
import { isApiError } from '@butterfly/plugin-sdk';
import type { StoreApi } from 'zustand/vanilla';
import { createStore } from 'zustand/vanilla';
import { ConnectionWait } from './connection-wait';
import type { KeptPicture, PictureSource } from './kept-pictures';
import { createUploadProgress, type Done } from './upload-progress';

export interface Pending {
  /** `paused`: there is no connection; it goes on by itself. */
  readonly kind: 'waiting' | 'sending' | 'paused' | 'failed';
  readonly reason: string;
  readonly name: string;
  /** In bytes; null for one that the server fetches. */
  readonly size: number | null;
  readonly board: string;
  /** The picture itself, to be looked at meanwhile. */
  readonly preview: string | null;
  /** A reload does not lose it. */
  readonly kept: boolean;
}
/** Resolves when the board that shows it is kept: until then the picture is. */
type Arrived = (item: string, asset: Asset) => unknown;

interface Way {
  readonly signal: AbortSignal;
  readonly onSent: (bytes: number) => void;
}

interface Options {
  readonly upload: (source: PictureSource, way: Way) => Promise<Asset>;
  readonly keep: (picture: KeptPicture) => Promise<boolean>;
  readonly forget: (item: string) => Promise<unknown>;
  readonly show: (file: File) => string;
  readonly hide: (preview: string) => void;
}
interface Job {
  readonly picture: KeptPicture;
  readonly arrived: Arrived;
  readonly abort: AbortController;
}

export interface PictureQueue {
  readonly store: StoreApi<ReadonlyMap<string, Pending>>;
  /** How many bytes of each have left. Apart from the rest, for it changes many times a second. */
  readonly sent: StoreApi<ReadonlyMap<string, number>>;
  /** By board. */
  readonly done: StoreApi<ReadonlyMap<string, Done>>;
  add(picture: KeptPicture, arrived: Arrived): void;
  retry(item: string): void;
  drop(item: string): void;
  /** What the item showed before its picture was replaced. */
  before(item: string): KeptPicture['before'];
}

/** The server shrinks every picture it takes: more at once would only wait there. */
const AT_ONCE = 3;
/** No connection, too much at once, a server that starts anew: nothing that is the picture's fault. */
const PASSING: ReadonlySet<number> = new Set([0, 429, 502, 503, 504]);

/** Pictures on their way to the server, by the item that will show them; a few at a time, and on again by itself when the connection is back. */
export function createPictureQueue({ upload, keep, forget, show, hide }: Options): PictureQueue {
  const store = createStore<ReadonlyMap<string, Pending>>(() => new Map());
  const progress = createUploadProgress();
  const jobs = new Map<string, Job>();

  const put = (item: string, change: Partial<Pending>) => {
    const before = store.getState().get(item);
    if (before) store.setState(new Map(store.getState()).set(item, { ...before, ...change }), true);
  };
  const ofKind = (kind: Pending['kind']) => [...store.getState()].filter(([, pending]) => pending.kind === kind).map(([item]) => item);
  const pump = () => {
    for (const item of ofKind('waiting').slice(0, Math.max(0, AT_ONCE - ofKind('sending').length))) void send(item);
  };
  const connection = new ConnectionWait(() => {
    for (const item of ofKind('paused')) put(item, { kind: 'waiting' });
    pump();
  });
  /** Nothing listens while nothing is on its way. */
  const stopWhenDone = () => {
    if (ofKind('paused').length + ofKind('sending').length === 0) connection.end();
  };
  const send = async (item: string) => {
    const job = jobs.get(item);
    if (!job) return;
    put(item, { kind: 'sending', reason: '' });
    try {
      const asset = await upload(job.picture.source, {
        signal: job.abort.signal,
        onSent: (bytes) => void (jobs.get(item) === job && progress.sent(item, bytes)),
      });
      if (jobs.get(item) !== job) return;
      connection.arrived();
      const kept = job.arrived(item, asset);
      progress.arrived(job.picture.board, sizeOf(job.picture.source) ?? 0);
      drop(item, kept);
    } catch (error) {
      if (jobs.get(item) !== job) return;
      progress.sent(item, null);
      const outcome = afterFailure(error);
      put(item, outcome);
      if (outcome.kind === 'paused') connection.begin();
    } finally {
      pump();
      stopWhenDone();
    }
  };
  const drop = (item: string, after?: unknown) => {
    const job = jobs.get(item);
    if (!job) return;
    jobs.delete(item);
    job.abort.abort();
    const rest = new Map(store.getState());
    const preview = rest.get(item)?.preview;
    rest.delete(item);
    store.setState(rest, true);
    progress.sent(item, null);
    const { board } = job.picture;
    if (![...rest.values()].some((pending) => pending.board === board)) progress.forget(board);
    if (preview) hide(preview);
    void Promise.resolve(after).then(() => forget(item));
    pump();
    stopWhenDone();
  };
  return {
    store,
    sent: progress.bytesSent,
    done: progress.done,
    drop: (item) => drop(item),
    before: (item) => jobs.get(item)?.picture.before,
    add(picture, arrived) {
      const { item, board, source } = picture;
      if (jobs.has(item)) return;
      jobs.set(item, { picture, arrived, abort: new AbortController() });
      const preview = 'file' in source ? show(source.file) : null;
      store.setState(
        new Map(store.getState()).set(item, {
          kind: 'waiting',
          reason: '',
          name: nameOf(source),
          size: sizeOf(source),
          board,
          preview,
          kept: false,
        }),
        true,
      );
      void keep(picture).then((kept) => put(item, { kept }));
      pump();
    },
    retry(item) {
      const kind = store.getState().get(item)?.kind;
      if (kind !== 'failed' && kind !== 'paused') return;
      put(item, { kind: 'waiting' });
      pump();
    },
  };
}

function afterFailure(error: unknown): Pick<Pending, 'kind'> & { reason?: string } {
  if (!isApiError(error)) return { kind: 'failed', reason: 'The picture could not be sent.' };
  return PASSING.has(error.status) ? { kind: 'paused' } : { kind: 'failed', reason: error.message };
}

/** What a reload would take along unsent: there is no copy in this browser, or none yet. */
export function isUnkept(pending: ReadonlyMap<string, Pending>): boolean {
  return [...pending.values()].some(({ kind, kept }) => !kept && kind !== 'failed');
}

const nameOf = (source: PictureSource): string => ('file' in source ? source.file.name : 'Picture from the web');
const sizeOf = (source: PictureSource): number | null => ('file' in source ? source.file.size : null);
