import type { SharedProposal } from '@butterfly/contracts/proposal_and_invoice';
import { useAction } from '@butterfly/plugin-sdk/react';
import { useState } from 'react';
import { api } from '../proposal_and_invoice.client';
import type { AnswerProps } from './answer-form';
import { useWords } from './words/words';

/** A no is asked twice: with its reason. */
export function DeclineForm({ token, page, isWaiting, onAnswer, onRefused }: AnswerProps) {
  const words = useWords();
  const [reason, setReason] = useState<string | null>(null);
  const decline = useAction<string, { data: SharedProposal }>({
    run: (text) => api.declineShared({ params: { token }, body: { seen: page.seen, reason: text } }),
    invalidates: [],
    failure: 'inline',
    onSuccess: onAnswer,
    onFailure: onRefused,
  });
  if (reason === null)
    return (
      <button type="button" className="bf-button bf-button-quiet" onClick={() => setReason('')}>
        {words.decline}
      </button>
    );
  return (
    <div className="pi-decline">
      <textarea
        className="bf-input"
        aria-label={words.why}
        placeholder={words.why}
        rows={2}
        maxLength={1_000}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      <div className="pi-answer-buttons">
        <button
          type="button"
          className="bf-button"
          disabled={decline.busy || reason.trim() === '' || isWaiting}
          onClick={() => decline.go(reason.replaceAll(/\s+/g, ' ').trim())}
        >
          {words.declineThis}
        </button>
        <button type="button" className="bf-button bf-button-quiet" onClick={() => setReason(null)}>
          {words.back}
        </button>
      </div>
    </div>
  );
}
