import type { Section } from '@butterfly/contracts/client_portal';
import { isApiError } from '@butterfly/plugin-sdk';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { api, keys } from '../client_portal.client';
import type { Words } from '../words/words';
import { problemOf } from './problem-of';

type What = { readonly section: Section; readonly key: string };

/** Opens a document where its plugin shows it. What asks for a code first is remembered until it was given. */
export function useOpen(token: string, words: Words) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const [said, setSaid] = useState('');
  const [waiting, setWaiting] = useState<What | null>(null);
  const open = async (what: What): Promise<void> => {
    setBusy(true);
    setSaid('');
    try {
      const { path } = (await api.openDocument({ params: { token }, body: what })).data;
      await navigate(path);
    } catch (error) {
      if (isApiError(error) && error.code === 'client_portal.code_needed') setWaiting(what);
      else {
        setWaiting(null);
        setSaid(problemOf(error, words));
        await client.invalidateQueries({ queryKey: keys.portal(token) });
      }
    }
    setBusy(false);
  };
  return { isBusy, said, waiting, open };
}
