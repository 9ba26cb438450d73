import type { Contract, ContractDetail, ContractRow } from '@butterfly/contracts/contract';
import { useAction, usePlugin, useReady } from '@butterfly/plugin-sdk/react';
import type { Answered } from '@butterfly/record-kit/form';
import { ProjectLink } from '@butterfly/record-kit/page';
import { EmptyState, PageHeader } from '@butterfly/ui-kit';
import { Loaded } from '@butterfly/ui-kit/record';
import { useQuery } from '@tanstack/react-query';
import { Button, Select } from 'antd';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { api, keys } from '../contract.client';
import { MissingValues } from '../text/missing-values';
import { StateTag } from '../text/state-tag';
import { ContractText } from '../text/text-view';
import { ContractActions } from './contract-actions';
import { DraftEditor } from './draft-editor';
import { EvidencePanel } from './evidence-panel';
import { SignersPanel } from './signers-panel';

/** The contracts of a project: the latest one open, the others a choice away. */
export function Page() {
  const { projectId = '' } = useParams();
  const contracts = useQuery({
    queryKey: keys.ofProject(projectId),
    queryFn: async ({ signal }) =>
      (await api.listContracts({ query: { project: projectId, page: 1, page_size: 50, ordering: '-updated_at' }, signal })).data.results,
  });
  useReady(!contracts.isPending);
  return (
    <Loaded query={contracts} what="the contracts" kind="form">
      {(all) => <OfProject key={projectId} projectId={projectId} contracts={all} />}
    </Loaded>
  );
}

function OfProject({ projectId, contracts }: { readonly projectId: string; readonly contracts: readonly ContractRow[] }) {
  const { nav } = usePlugin();
  const [picked, setPicked] = useState<number | null>(null);
  const latest = [...contracts].sort((a, b) => b.id - a.id)[0];
  const shown = contracts.find(({ id }) => id === picked) ?? latest;
  return (
    <article className="bf-page">
      <PageHeader
        eyebrow={<Link to={nav.href('contracts')}>Contracts</Link>}
        title={shown ? <ProjectLink id={shown.project_id}>{shown.project_name}</ProjectLink> : 'No contract yet'}
        meta={
          shown && (
            <span className="contract-meta">
              {shown.title} <StateTag state={shown.state} />
            </span>
          )
        }
      />
      {contracts.length > 1 && (
        <Select<number>
          className="contract-pick"
          aria-label="Which contract"
          value={shown?.id ?? null}
          options={contracts.map(({ id, title }) => ({ value: id, label: title }))}
          onChange={setPicked}
        />
      )}
      {shown ? <OneContract id={String(shown.id)} onPick={setPicked} /> : <FirstContract projectId={Number(projectId)} />}
    </article>
  );
}

function OneContract({ id, onPick }: { readonly id: string; readonly onPick: (id: number) => void }) {
  const contract = useQuery({
    queryKey: keys.contract(id),
    queryFn: async ({ signal }) => api.getContract({ params: { id }, signal }),
  });
  return (
    <Loaded query={contract} what="the contract" kind="form">
      {(saved) => <Shown key={saved.data.id} saved={saved} onPick={onPick} />}
    </Loaded>
  );
}

interface ShownProps {
  readonly saved: Answered<ContractDetail>;
  readonly onPick: (id: number) => void;
}

function Shown({ saved, onPick }: ShownProps) {
  const { data: contract } = saved;
  const [isEdited, setEdited] = useState(false);
  const { filled, state } = contract;
  const edit = state === 'draft' && (
    <Button onClick={() => setEdited(!isEdited)} aria-expanded={isEdited}>
      {isEdited ? 'Back to the text' : 'Change'}
    </Button>
  );
  return (
    <div className="bf-beside contract-columns">
      <div className="contract-main">
        {state === 'draft' && <MissingValues missing={filled.missing} />}
        {isEdited && state === 'draft' ? (
          <DraftEditor saved={saved} onDone={() => setEdited(false)} />
        ) : (
          <div className="contract-sheet">
            <h2>{contract.title}</h2>
            <ContractText body={filled.body} clauses={filled.clauses} />
          </div>
        )}
      </div>
      <aside className="contract-side">
        <ContractActions contract={contract} onAmended={({ id }: Contract) => onPick(id)}>
          {edit}
        </ContractActions>
        <SignersPanel contract={contract} />
        {state !== 'draft' && <EvidencePanel contract={contract} />}
      </aside>
    </div>
  );
}

/** The first contract of a project comes from a template. */
function FirstContract({ projectId }: { readonly projectId: number }) {
  const { nav } = usePlugin();
  const templates = useQuery({
    queryKey: [...keys.templates, 'list'],
    queryFn: async ({ signal }) => (await api.listTemplates({ query: { archived: 'false' }, signal })).data,
  });
  const create = useAction<number, unknown>({
    run: (template_id) => api.createContract({ body: { project_id: projectId, template_id } }),
    invalidates: [keys.contracts],
  });
  const hasNone = templates.data?.length === 0;
  return (
    <EmptyState
      title="Draft the contract from a template"
      text={hasNone ? 'There is no template yet.' : 'Names, date and place come from the project. Nothing is sent before you say so.'}
      action={
        <div className="contract-buttons">
          {(templates.data ?? []).map(({ id, title }) => (
            <Button key={id} type="primary" loading={create.busy} onClick={() => create.go(id)}>
              {title}
            </Button>
          ))}
          {hasNone && <Button onClick={() => nav.go(nav.href('new_template'))}>Write a template</Button>}
        </div>
      }
    />
  );
}
