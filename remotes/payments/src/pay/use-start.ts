import type { PayStarted } from '@butterfly/contracts/payments';
import { useAction } from '@butterfly/plugin-sdk/react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { keys } from '../payments.client';

type Answer = { data: PayStarted };

const newKey = () => crypto.randomUUID();

/** Starts something at a provider: its page opens, or with the test provider it is done. One key for one payment: a second press pays once. */
export function useStart<B>(token: string, run: (body: B, key: string) => Promise<Answer>) {
  const client = useQueryClient();
  const [key, setKey] = useState(newKey);
  const [isLeaving, setLeaving] = useState(false);
  const start = useAction<B, Answer>({
    run: (body) => run(body, key),
    invalidates: [],
    failure: 'inline',
    onSuccess: ({ data: { go_to, ...page } }) => {
      setKey(newKey());
      if (go_to === null) client.setQueryData(keys.pay(token), page);
      else {
        setLeaving(true);
        window.location.assign(go_to);
      }
    },
  });
  return { ...start, busy: start.busy || isLeaving };
}
