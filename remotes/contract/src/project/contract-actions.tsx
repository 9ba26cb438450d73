import { isOpen, type Contract, type ContractDetail } from '@butterfly/contracts/contract';
import { useAction, useFeature } from '@butterfly/plugin-sdk/react';
import { LinePopover } from '@butterfly/ui-kit/list';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { api, keys } from '../contract.client';

interface ContractActionsProps {
  readonly contract: ContractDetail;
  readonly onAmended: (contract: Contract) => void;
  readonly children: ReactNode;
}

/** The next step of a contract, and what else can be done with it. */
export function ContractActions({ contract, onAmended, children }: ContractActionsProps) {
  const { id, state, filled, pdf_sha256: hasPdf } = contract;
  const maySend = useFeature('send_client_messages');
  const params = { id: String(id) };
  const invalidates = [keys.contracts];
  const send = useAction<undefined, unknown>({
    run: () => api.sendContract({ params, body: {} }),
    invalidates,
    successMessage: () => 'The contract is sent. Everybody who signs has a link of their own.',
  });
  const remind = useAction<undefined, { data: { reminded: string[] } }>({
    run: () => api.remindSigners({ params, body: {} }),
    invalidates,
    successMessage: ({ data: { reminded } }) => (reminded.length > 0 ? `Reminded ${reminded.join(' and ')}` : 'It is the studio’s turn'),
  });
  const revoke = useAction<string, unknown>({ run: (reason) => api.voidContract({ params, body: { reason } }), invalidates });
  const amend = useAction<undefined, { data: ContractDetail }>({
    run: () => api.amendContract({ params, body: {} }),
    invalidates,
    onSuccess: ({ data }) => onAmended(data),
  });
  return (
    <div className="contract-buttons">
      {state === 'draft' && maySend && (
        <Button type="primary" loading={send.busy} disabled={filled.missing.length > 0} onClick={() => send.go(undefined)}>
          Send for signature
        </Button>
      )}
      {isOpen(state) && maySend && (
        <Button loading={remind.busy} onClick={() => remind.go(undefined)}>
          Remind
        </Button>
      )}
      {hasPdf && (
        <Button type="primary" href={`/api/contract/contracts/${id}/pdf/`} target="_blank">
          Signed document
        </Button>
      )}
      {state === 'completed' && (
        <Button loading={amend.busy} onClick={() => amend.go(undefined)}>
          Amend
        </Button>
      )}
      {children}
      {(isOpen(state) || state === 'draft') && (
        <LinePopover
          label="Why it is void"
          placeholder="Why it is void"
          maxLength={500}
          submitLabel={() => 'Void the contract'}
          onSubmit={revoke.go}
        >
          <Button loading={revoke.busy}>Void</Button>
        </LinePopover>
      )}
    </div>
  );
}
