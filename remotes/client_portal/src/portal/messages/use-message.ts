import type { Message } from '@butterfly/contracts/client_portal';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { api, keys } from '../../client_portal.client';
import type { MoreWords } from '../../words/more/more-words';
import type { Words } from '../../words/words';
import { isUnanswered, problemOf } from '../problem-of';
import { keepUnsent, nothingUnsent, readUnsent, type Unsent } from './unsent';

/** “Online” is said before the network carries anything: it is tried again soon at first, then ever later. */
const SOONEST_AGAIN_MS = 1_000;
const LATEST_AGAIN_MS = 15_000;

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
  const tries = useRef(0);
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
    const timer = setInterval(() => navigator.onLine && void go(waiting), Math.min(LATEST_AGAIN_MS, SOONEST_AGAIN_MS * 2 ** tries.current));
    tries.current += 1;
    const handleOnline = () => {
      tries.current = 0;
      void go(waiting);
    };
    addEventListener('online', handleOnline);
    return () => {
      clearInterval(timer);
      removeEventListener('online', handleOnline);
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
