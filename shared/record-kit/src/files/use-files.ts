import { errorMessage } from '@butterfly/plugin-sdk';
import { usePlugin } from '@butterfly/plugin-sdk/react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { recordKeys, type RecordSubject } from '../subject';
import type { FilesSource, RecordFile } from './files-source';

const LIMIT = 25_000_000;

/** A file on its way; with `problem`, one that did not arrive. */
export interface Upload {
  readonly key: number;
  readonly name: string;
  readonly size: number;
  /** Bytes that have left. */
  readonly sent: number;
  readonly problem: string | null;
}

/** Files of one record. Several are sent one after the other; leaving the page ends what is on its way. */
export function useFiles<S extends RecordSubject>(source: FilesSource<S>, subject: S) {
  const { ui } = usePlugin();
  const cache = useQueryClient();
  const queryKey = recordKeys.files(subject);
  const list = useQuery({ queryKey, queryFn: async ({ signal }) => (await source.list(subject, signal)).data });
  const refresh = () => {
    // A first list that is still on its way was asked for before: it would be taken for the newest, and not be asked for again.
    void cache.cancelQueries({ queryKey }).then(() => cache.invalidateQueries({ queryKey }));
    void cache.invalidateQueries({ queryKey: recordKeys.activity(subject) });
  };
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const running = useRef(new Map<number, AbortController>());
  const line = useRef<Promise<void>>(Promise.resolve());
  useEffect(() => {
    const all = running.current;
    return () => all.forEach((controller) => controller.abort());
  }, []);
  const change = (key: number, part: Partial<Upload>) =>
    setUploads((before) => before.map((one) => (one.key === key ? { ...one, ...part } : one)));
  const end = (key: number, problem: string | null) => {
    running.current.delete(key);
    if (problem) change(key, { problem });
    else setUploads((before) => before.filter((one) => one.key !== key));
  };
  const send = async (key: number, file: File) => {
    const signal = running.current.get(key)?.signal;
    if (!signal || signal.aborted) return end(key, null);
    try {
      await source.upload(subject, file, { signal, onSent: (sent) => change(key, { sent }) });
      refresh();
      end(key, null);
    } catch (error) {
      end(key, signal.aborted ? null : errorMessage(error));
    }
  };
  const add = (files: readonly File[]) => {
    for (const file of files) {
      nextKey += 1;
      const key = nextKey;
      const problem = refusalOf(file);
      setUploads((before) => [...before, { key, name: file.name, size: file.size, sent: 0, problem }]);
      if (problem) continue;
      running.current.set(key, new AbortController());
      line.current = line.current.then(() => send(key, file));
    }
  };
  const cancel = (key: number) => {
    running.current.get(key)?.abort();
    end(key, null);
  };
  const setRemoved = useMutation({
    mutationFn: ({ file, removed }: { file: RecordFile; removed: boolean }) => source.setRemoved(file, removed),
    onSuccess: refresh,
    onError: (error) => ui.toast('error', errorMessage(error)),
  });
  return { list, uploads, add, cancel, setRemoved };
}

let nextKey = 0;

function refusalOf({ size }: File): string | null {
  if (size === 0) return 'This file is empty.';
  return size > LIMIT ? 'This file is larger than 25 MB.' : null;
}
