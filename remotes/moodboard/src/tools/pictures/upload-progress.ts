import type { StoreApi } from 'zustand/vanilla';
import { createStore } from 'zustand/vanilla';

/** What has arrived since the queue was last empty. */
export interface Done {
  readonly count: number;
  readonly bytes: number;
}

interface UploadProgress {
  /** By item: how many bytes have left. */
  readonly bytesSent: StoreApi<ReadonlyMap<string, number>>;
  /** By board. */
  readonly done: StoreApi<ReadonlyMap<string, Done>>;
  /** `null`: the item is not on its way any more. */
  sent(item: string, bytes: number | null): void;
  arrived(board: string, bytes: number): void;
  forget(board: string): void;
}

/** Counts what uploads have sent, apart from their states: it changes many times a second. */
export function createUploadProgress(): UploadProgress {
  const bytesSent = createStore<ReadonlyMap<string, number>>(() => new Map());
  const done = createStore<ReadonlyMap<string, Done>>(() => new Map());
  return {
    bytesSent,
    done,
    sent(item, bytes) {
      const all = new Map(bytesSent.getState());
      if (bytes === null) all.delete(item);
      else all.set(item, bytes);
      bytesSent.setState(all, true);
    },
    arrived(board, bytes) {
      const before = done.getState().get(board) ?? { count: 0, bytes: 0 };
      done.setState(new Map(done.getState()).set(board, { count: before.count + 1, bytes: before.bytes + bytes }), true);
    },
    forget(board) {
      done.setState(new Map([...done.getState()].filter(([key]) => key !== board)), true);
    },
  };
}
