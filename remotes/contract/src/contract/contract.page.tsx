import type { Contract } from '@butterfly/contracts/contract';
import { useAction, useDraft, useFeature, useHeld, usePlugin } from '@butterfly/plugin-sdk/react';
import { RecordPanels } from '@butterfly/record-kit/panels';
import { PageHeader } from '@butterfly/ui-kit';
import { Loaded, UndoBar } from '@butterfly/ui-kit/record';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { api, keys } from '../contract.client';
import { ContractForm, type ContractDraft } from './contract-form';

interface Saved {
  readonly data: Contract;
  readonly etag: string | null;
}

export function Page() {
  const { contractId = '' } = useParams();
  const contract = useQuery({
    queryKey: keys.contract(contractId),
    queryFn: async ({ signal }): Promise<Saved> => api.getContract({ params: { id: contractId }, signal }),
  });
  return (
    <Loaded query={contract} what="the contract" kind="form">
      {(saved) => <OneContract key={contractId} saved={saved} />}
    </Loaded>
  );
}

function OneContract({ saved }: { saved: Saved }) {
  const { nav } = usePlugin();
  const { data: contract } = saved;
  const archive = useArchive(contract);
  const draft = useDraft<ContractDraft>(`contract:${contract.id}`, { title: contract.title, body: contract.body });
  // A colleague's save is not written over unseen: the first one here is refused and says so, what was typed stays and can be saved over it.
  const [base, follow] = useHeld(saved, draft.isDirty);
  const save = useAction<ContractDraft, Saved>({
    run: (body) => api.updateContract({ params: { id: String(contract.id) }, body, ifMatch: base.etag ?? '*' }),
    invalidates: [keys.contracts],
    onFailure: follow,
    successMessage: () => 'The contract is saved',
    onSuccess: ({ data }) => draft.saved({ title: data.title, body: data.body }),
  });
  return (
    <>
      <PageHeader eyebrow={<Link to={nav.href('contracts')}>Contract</Link>} title={contract.title} actions={archive.button} />
      {archive.bar}
      {contract.archived_at === null && (
        <ContractForm draft={draft} errors={save.fields} busy={save.busy} submitLabel="Save" onSubmit={() => save.go(draft.value)} />
      )}
      <RecordPanels type="contract.contract" id={contract.id} labels={{ title: 'Title', body: 'Text' }} />
    </>
  );
}

/** Into the archive, and back. */
function useArchive({ id, title, archived_at: archivedAt }: Contract) {
  const mayArchive = useFeature('delete_records');
  const [closed, setClosed] = useState(false);
  const params = { id: String(id) };
  const archive = useAction<undefined, unknown>({
    run: () => api.archiveContract({ params }),
    invalidates: [keys.contracts],
    onSuccess: () => setClosed(false),
  });
  const restore = useAction<undefined, unknown>({ run: () => api.restoreContract({ params }), invalidates: [keys.contracts] });
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
