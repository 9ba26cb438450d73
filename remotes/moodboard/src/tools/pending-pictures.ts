import type { Asset } from '@butterfly/contracts/moodboard';
import { isApiError } from '@butterfly/plugin-sdk';
import { createStore } from 'zustand/vanilla';
import { importAsset, uploadAsset } from '../assets/upload-asset';
import type { KeptPicture } from './kept-pictures';
import { keptPictures } from './kept-pictures';

interface Pending {
  readonly kind: 'sending' | 'failed';
  readonly reason: string;
  /** The picture itself, to be looked at meanwhile. */
  readonly preview: string | null;
}
type Arrived = (item: string, asset: Asset) => void;

const store = createStore<ReadonlyMap<string, Pending>>(() => new Map());
const jobs = new Map<string, { readonly picture: KeptPicture; readonly arrived: Arrived }>();

/** Pictures on their way to the server, by the item that will show them. They go on when the board is left, and after a reload. */
export const pendingPictures = {
  store,
  add(picture: KeptPicture, arrived: Arrived): void {
    if (jobs.has(picture.item)) return;
    jobs.set(picture.item, { picture, arrived });
    void keptPictures.keep(picture);
    void send(picture.item);
  },
  retry: (item: string) => void send(item),
  drop(item: string): void {
    jobs.delete(item);
    put(item, null);
    void keptPictures.forget(item);
  },
};

async function send(item: string): Promise<void> {
  const job = jobs.get(item);
  if (!job) return;
  const { source } = job.picture;
  const preview = store.getState().get(item)?.preview ?? ('file' in source ? URL.createObjectURL(source.file) : null);
  put(item, { kind: 'sending', reason: '', preview });
  try {
    const asset = await ('file' in source ? uploadAsset(source.file) : importAsset(source.url));
    if (!jobs.has(item)) return;
    job.arrived(item, asset);
    pendingPictures.drop(item);
  } catch (error) {
    if (jobs.has(item)) put(item, { kind: 'failed', reason: reasonOf(error), preview });
  }
}

function put(item: string, pending: Pending | null): void {
  const next = new Map(store.getState());
  const before = next.get(item);
  if (pending) next.set(item, pending);
  else next.delete(item);
  store.setState(next, true);
  // The item shows the server's copy by then; the browser may let go of ours a moment later.
  if (!pending && before?.preview) setTimeout(() => URL.revokeObjectURL(before.preview ?? ''), 10_000);
}

const reasonOf = (error: unknown): string => (isApiError(error) ? error.message : 'The picture could not be sent.');
