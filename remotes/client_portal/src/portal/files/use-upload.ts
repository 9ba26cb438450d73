import { isApiError } from '@butterfly/plugin-sdk';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api, keys } from '../../client_portal.client';
import type { MoreWords } from '../../words/more/more-words';
import type { Words } from '../../words/words';
import { freshKey } from '../fresh-key';
import { isUnanswered, problemOf } from '../problem-of';

/** As the server has it: what is larger does not have to leave first. */
const LARGEST = 25_000_000;

interface Chosen {
  readonly file: File;
  /** The same for every try, so that a lost answer makes no second file. */
  readonly key: string;
}

/** Sends files one after the other; what did not arrive can be tried again. */
export function useUpload({ token, words, more }: { readonly token: string; readonly words: Words; readonly more: MoreWords }) {
  const client = useQueryClient();
  const [said, setSaid] = useState('');
  const [share, setShare] = useState<number | null>(null);
  const [failed, setFailed] = useState<readonly Chosen[]>([]);
  const one = async ({ file, key }: Chosen): Promise<void> => {
    await api.sendFile({
      params: { token },
      query: { name: file.name, key },
      body: file,
      onSent: (sent, all) => setShare(all === 0 ? 0 : sent / all),
    });
  };
  const send = async (chosen: readonly Chosen[]): Promise<void> => {
    setFailed([]);
    setSaid('');
    const lost: Chosen[] = [];
    let problem = '';
    for (const next of chosen) {
      setShare(0);
      if (next.file.size > LARGEST) {
        problem = more.fileLarge;
        continue;
      }
      try {
        await one(next);
      } catch (error) {
        problem = wordsOf(error, { words, more });
        if (isUnanswered(error) || (isApiError(error) && error.status === 429)) lost.push(next);
      }
    }
    setShare(null);
    setFailed(lost);
    setSaid(problem || more.fileSent);
    await client.invalidateQueries({ queryKey: keys.sent(token) });
  };
  return {
    said,
    share,
    canRetry: failed.length > 0,
    retry: () => void send(failed),
    choose: (files: readonly File[]) => void send(files.map((file) => ({ file, key: freshKey() }))),
  };
}

function wordsOf(error: unknown, { words, more }: { words: Words; more: MoreWords }): string {
  if (!isApiError(error) || isUnanswered(error)) return more.fileFailed;
  if (error.status === 413) return more.fileLarge;
  if (error.code === 'client_portal.file_refused') return more.fileRefused;
  return error.code === 'client_portal.too_many_files' ? more.fileMany : problemOf(error, words);
}
