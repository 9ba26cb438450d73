import type { Proposal } from '@butterfly/contracts/proposal_and_invoice';
import { errorMessage } from '@butterfly/plugin-sdk';
import { useAction } from '@butterfly/plugin-sdk/react';
import { Icon, Money } from '@butterfly/ui-kit';
import { Alert, Button, Modal } from 'antd';
import { MinimumNote } from '../minimum/minimum-note';
import type { Saved } from '../model/saved';
import { api, keys } from '../proposal_and_invoice.client';

interface SendDialogProps {
  readonly proposal: Proposal;
  readonly etag: string | null;
  readonly onSent: (saved: Saved) => void;
  readonly onClose: () => void;
}

/** Says what sending does before it is done. */
export function SendDialog({ proposal, etag, onSent, onClose }: SendDialogProps) {
  const send = useAction<undefined, Saved>({
    run: () => api.sendProposal({ params: { id: String(proposal.id) }, ifMatch: etag ?? '*' }),
    invalidates: [keys.proposals],
    failure: 'inline',
    onSuccess: onSent,
  });
  return (
    <Modal
      open
      title="Make it final and get the link?"
      onCancel={onClose}
      footer={[
        <Button key="no" onClick={onClose}>
          Keep writing
        </Button>,
        <Button key="yes" type="primary" icon={<Icon name="send" size={16} />} loading={send.busy} onClick={() => send.go(undefined)}>
          Send proposal
        </Button>,
      ]}
    >
      <p>
        {proposal.title}, <Money minor={proposal.total_cents} currency={proposal.currency} />. From now on this version stays as it is, with
        its prices. You get a link for your client, who is also written to unless that mail is switched off.
      </p>
      {proposal.supersedes_id !== null && <p>The link of the version before will say that there is a newer one.</p>}
      <MinimumNote proposal={proposal} totals={proposal.totals} />
      {send.error && <Alert type="error" showIcon title={errorMessage(send.error)} />}
    </Modal>
  );
}
