import type { Proposal } from '@butterfly/contracts/proposal_and_invoice';
import { useAction, useDraft, usePlugin } from '@butterfly/plugin-sdk/react';
import { PageHeader } from '@butterfly/ui-kit';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { api, keys } from '../proposal_and_invoice.client';
import { ProposalForm, type ProposalDraft } from './proposal-form';

export function Page() {
  const { nav, metrics } = usePlugin();
  const draft = useDraft<ProposalDraft>('new-proposal', { title: '', body: '' });
  const create = useAction<ProposalDraft, { data: Proposal }>({
    run: (body) => api.createProposal({ body }),
    invalidates: [keys.proposals],
    onSuccess: ({ data }) => {
      draft.saved(draft.value);
      nav.setDirty(false);
      nav.go(nav.href('proposal', { proposalId: data.id }));
    },
  });
  useEffect(() => metrics.ready(), [metrics]);
  return (
    <>
      <PageHeader eyebrow={<Link to={nav.href('proposals')}>Proposal and invoice</Link>} title="New proposal" />
      <ProposalForm
        draft={draft}
        errors={create.fields}
        busy={create.busy}
        submitLabel="Create proposal"
        onSubmit={() => create.go(draft.value)}
      />
    </>
  );
}
