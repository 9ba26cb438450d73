import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { api, keys } from '../payments.client';

/** How often it is asked, a second apart, what became of a payment; afterwards the provider's own message says it. */
const MOST = 5;

/** Whether the client has come back from the page of a provider; the server is asked what became of it, and the page says so. */
export function useReturn(token: string): boolean {
  const client = useQueryClient();
  const [address, setAddress] = useSearchParams();
  const [isBack] = useState(address.get('returned') === '1');
  const asked = useRef(0);
  useEffect(() => {
    if (!isBack) return;
    let timer = 0;
    const ask = async () => {
      asked.current += 1;
      const answer = await api.returnFromPaying({ params: { token } }).catch(() => null);
      if (answer) client.setQueryData(keys.pay(token), answer.data);
      if (answer?.data.balance_cents !== 0 && asked.current < MOST) timer = window.setTimeout(() => void ask(), 1_000);
    };
    void ask();
    // A reload is no second return.
    setAddress((now) => (now.delete('returned'), now), { replace: true });
    return () => window.clearTimeout(timer);
  }, [isBack, token, client, setAddress]);
  return isBack;
}
