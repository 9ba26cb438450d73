import type { Message } from '@butterfly/contracts/client_portal';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { api, keys } from '../../client_portal.client';
import type { MoreWords } from '../../words/more/more-words';
import type { Words } from '../../words/words';
import { isUnanswered, problemOf } from '../problem-of';
import { keepUnsent, nothingUnsent, readUnsent, type Unsent } from './unsent';

const AGAIN_MS = 15_000;

interface Written {
  readonly token: string;
  readonly words: Words;
  readonly more: MoreWords;
}

/** A message that is being written: kept as it is typed, sent once by its key, and tried again for as long as there is no network. */
export function useMessage({ token, words, more }: Written) {
  const client = useQueryClient();
  const [unsent, setUnsent] = useState(() => readUnsent(token));
  const [state, setState] = useState<'busy' | 'kept' | 'still'>('still');
  const [said, setSaid] = useState('');
  const isGoing = useRef(false);
  const put = useCallback(
    (next: Unsent) => {
      setUnsent(next);
      keepUnsent(token, next);
    },
    [token],
  );
  const go = useCallback(
    async (message: Unsent) => {
      if (isGoing.current) return;
      isGoing.current = true;
      setState('busy');
      setSaid('');
      try {
        const { data: sent } = await api.sendMessage({ params: { token }, body: { key: message.key, body: message.body } });
        // It leaves the box for the thread at once: the network may be gone again before the thread is read.
        client.setQueryData<Message[]>(keys.messages(token), (known = []) => [...known.filter(({ id }) => id !== sent.id), sent]);
        put(nothingUnsent());
        setState('still');
        await client.invalidateQueries({ queryKey: keys.messages(token) });
      } catch (error) {
        // Without an answer nobody knows whether it arrived: the same key may go again.
        const isLost = isUnanswered(error);
        put({ ...message, isSent: isLost });
        setState(isLost ? 'kept' : 'still');
        setSaid(isLost ? more.messageKept : problemOf(error, words));
      }
      isGoing.current = false;
    },
    [client, more, put, token, words],
  );
  const waiting = unsent.isSent ? unsent : null;
  useEffect(() => {
    if (!waiting) return undefined;
    const again = () => void go(waiting);
    const timer = setInterval(again, AGAIN_MS);
    addEventListener('online', again);
    return () => {
      clearInterval(timer);
      removeEventListener('online', again);
    };
  }, [go, waiting]);
  const first = useRef(waiting);
  useEffect(() => {
    if (first.current) void go(first.current);
  }, [go]);
  return {
    body: unsent.body,
    state,
    said,
    /** Other words are another message. */
    write: (body: string) => put(unsent.isSent ? { ...nothingUnsent(), body } : { ...unsent, body }),
    send: () => void go({ ...unsent, isSent: true }),
  };
}
