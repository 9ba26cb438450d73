import type { SigningPage } from '@butterfly/contracts/contract';
import { useAction } from '@butterfly/plugin-sdk/react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api, keys } from '../contract.client';
import { useWords } from './words/words';

/** A no is asked twice: with its reason. */
export function Decline({ token }: { readonly token: string }) {
  const cache = useQueryClient();
  const words = useWords();
  const [reason, setReason] = useState<string | null>(null);
  const decline = useAction<string, { data: SigningPage }>({
    run: (text) => api.declineByLink({ params: { token }, body: { reason: text } }),
    invalidates: [],
    failure: 'inline',
    onSuccess: ({ data }) => cache.setQueryData(keys.signing(token), data),
  });
  if (reason === null)
    return (
      <button type="button" className="bf-button bf-button-quiet" onClick={() => setReason('')}>
        {words.doNot}
      </button>
    );
  return (
    <div className="contract-decline">
      <textarea
        className="bf-input"
        aria-label={words.why}
        placeholder={words.why}
        rows={2}
        maxLength={500}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      {decline.error !== null && <p role="alert">{words.failedText}</p>}
      <div className="contract-buttons">
        <button type="button" className="bf-button" disabled={decline.busy || reason.trim() === ''} onClick={() => decline.go(reason)}>
          {words.decline}
        </button>
        <button type="button" className="bf-button bf-button-quiet" onClick={() => setReason(null)}>
          {words.back}
        </button>
      </div>
    </div>
  );
}
