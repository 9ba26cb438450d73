import type { Proposal } from '@butterfly/contracts/proposal_and_invoice';
import { useAction, useDraft, useFeature, useHeld, usePlugin } from '@butterfly/plugin-sdk/react';
import { RecordPanels } from '@butterfly/record-kit/panels';
import { PageHeader } from '@butterfly/ui-kit';
import { Loaded, UndoBar } from '@butterfly/ui-kit/record';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { api, keys } from '../proposal_and_invoice.client';
import { ProposalForm, type ProposalDraft } from './proposal-form';

interface Saved {
  readonly data: Proposal;
  readonly etag: string | null;
}

export function Page() {
  const { proposalId = '' } = useParams();
  const proposal = useQuery({
    queryKey: keys.proposal(proposalId),
    queryFn: async ({ signal }): Promise<Saved> => api.getProposal({ params: { id: proposalId }, signal }),
  });
  return (
    <Loaded query={proposal} what="the proposal" kind="form">
      {(saved) => <OneProposal key={proposalId} saved={saved} />}
    </Loaded>
  );
}

function OneProposal({ saved }: { saved: Saved }) {
  const { nav } = usePlugin();
  const { data: proposal } = saved;
  const archive = useArchive(proposal);
  const draft = useDraft<ProposalDraft>(`proposal:${proposal.id}`, { title: proposal.title, body: proposal.body });
  // A colleague's save is not written over unseen: the first one here is refused and says so, what was typed stays and can be saved over it.
  const [base, follow] = useHeld(saved, draft.isDirty);
  const save = useAction<ProposalDraft, Saved>({
    run: (body) => api.updateProposal({ params: { id: String(proposal.id) }, body, ifMatch: base.etag ?? '*' }),
    invalidates: [keys.proposals],
    onFailure: follow,
    successMessage: () => 'The proposal is saved',
    onSuccess: ({ data }) => draft.saved({ title: data.title, body: data.body }),
  });
  return (
    <>
      <PageHeader eyebrow={<Link to={nav.href('proposals')}>Proposal and invoice</Link>} title={proposal.title} actions={archive.button} />
      {archive.bar}
      {proposal.archived_at === null && (
        <ProposalForm draft={draft} errors={save.fields} busy={save.busy} submitLabel="Save" onSubmit={() => save.go(draft.value)} />
      )}
      <RecordPanels type="proposal_and_invoice.proposal" id={proposal.id} labels={{ title: 'Title', body: 'Text' }} />
    </>
  );
}

/** Into the archive, and back. */
function useArchive({ id, title, archived_at: archivedAt }: Proposal) {
  const mayArchive = useFeature('delete_records');
  const [closed, setClosed] = useState(false);
  const params = { id: String(id) };
  const archive = useAction<undefined, unknown>({
    run: () => api.archiveProposal({ params }),
    invalidates: [keys.proposals],
    onSuccess: () => setClosed(false),
  });
  const restore = useAction<undefined, unknown>({ run: () => api.restoreProposal({ params }), invalidates: [keys.proposals] });
  const isArchived = archivedAt !== null;
  return {
    button: !isArchived && mayArchive && (
      <Button loading={archive.busy} onClick={() => archive.go(undefined)}>
        Archive
      </Button>
    ),
    bar: isArchived && !closed && (
      <UndoBar
        text={`${title} is in the archive.`}
        busy={restore.busy}
        onUndo={() => restore.go(undefined)}
        onClose={() => setClosed(true)}
      />
    ),
  };
}
