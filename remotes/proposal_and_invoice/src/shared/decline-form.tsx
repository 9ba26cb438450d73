import type { SharedProposal } from '@butterfly/contracts/proposal_and_invoice';
import { useAction } from '@butterfly/plugin-sdk/react';
import { Button, Input } from 'antd';
import { useState } from 'react';
import { api } from '../proposal_and_invoice.client';
import type { AnswerProps } from './answer-form';

/** A no is asked twice: with its reason. */
export function DeclineForm({ token, page, isWaiting, onAnswer, onOutdated }: AnswerProps) {
  const [reason, setReason] = useState<string | null>(null);
  const decline = useAction<string, { data: SharedProposal }>({
    run: (text) => api.declineShared({ params: { token }, body: { seen: page.seen, reason: text } }),
    invalidates: [],
    onSuccess: onAnswer,
    onFailure: onOutdated,
  });
  if (reason === null)
    return (
      <Button size="large" type="text" onClick={() => setReason('')}>
        Decline
      </Button>
    );
  return (
    <div className="pi-decline">
      <Input.TextArea
        aria-label="Why it does not fit"
        placeholder="Why it does not fit"
        rows={2}
        maxLength={1_000}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      <div className="pi-answer-buttons">
        <Button
          danger
          loading={decline.busy}
          disabled={reason.trim() === '' || isWaiting}
          onClick={() => decline.go(reason.replaceAll(/\s+/g, ' ').trim())}
        >
          Decline this proposal
        </Button>
        <Button onClick={() => setReason(null)}>Back</Button>
      </div>
    </div>
  );
}
