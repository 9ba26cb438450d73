import type { Contract } from '@butterfly/contracts/contract';
import { useAction, useDraft, usePlugin } from '@butterfly/plugin-sdk/react';
import { PageHeader } from '@butterfly/ui-kit';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { api, keys } from '../contract.client';
import { ContractForm, type ContractDraft } from './contract-form';

export function Page() {
  const { nav, metrics } = usePlugin();
  const draft = useDraft<ContractDraft>('new-contract', { title: '', body: '' });
  const create = useAction<ContractDraft, { data: Contract }>({
    run: (body) => api.createContract({ body }),
    invalidates: [keys.contracts],
    onSuccess: ({ data }) => {
      draft.saved(draft.value);
      nav.setDirty(false);
      nav.go(nav.href('contract', { contractId: data.id }));
    },
  });
  useEffect(() => metrics.ready(), [metrics]);
  return (
    <>
      <PageHeader eyebrow={<Link to={nav.href('contracts')}>Contract</Link>} title="New contract" />
      <ContractForm
        draft={draft}
        errors={create.fields}
        busy={create.busy}
        submitLabel="Create contract"
        onSubmit={() => create.go(draft.value)}
      />
    </>
  );
}
