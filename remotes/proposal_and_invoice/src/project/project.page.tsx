import { errorMessage } from '@butterfly/plugin-sdk';
import { useAction } from '@butterfly/plugin-sdk/react';
import { EmptyState, ErrorCard, Skeleton } from '@butterfly/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useParams } from 'react-router-dom';
import type { Saved } from '../model/saved';
import { api, keys } from '../proposal_and_invoice.client';
import { ProposalView } from './proposal-view';

/** The proposal of a project: the one that was written last. */
export function Page() {
  const { projectId = '' } = useParams();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: keys.ofProject(projectId),
    queryFn: async ({ signal }) => (await api.listProposals({ query: { project: projectId }, signal })).data.results,
  });
  if (error)
    return (
      <ErrorCard title="The proposals could not be loaded" text={errorMessage(error)} busy={isFetching} onRetry={() => void refetch()} />
    );
  if (!data) return <Skeleton kind="form" label="Loading the proposal…" />;
  const current = data.find(({ status }) => status !== 'superseded') ?? data[0];
  return current ? <ProposalView id={String(current.id)} /> : <FirstProposal projectId={projectId} />;
}

function FirstProposal({ projectId }: { projectId: string }) {
  const begin = useAction<boolean, Saved>({
    run: (from_recipes) => api.createProposal({ body: { project_id: Number(projectId), from_recipes } }),
    invalidates: [keys.ofProject(projectId)],
  });
  return (
    <EmptyState
      drawing="vase"
      title="Nothing is offered yet"
      text="Begin with the pieces of the recipe book and their prices, or with an empty page."
      action={
        <span className="pi-adds">
          <Button type="primary" loading={begin.busy} onClick={() => begin.go(true)}>
            Start from this project’s recipes
          </Button>
          <Button disabled={begin.busy} onClick={() => begin.go(false)}>
            Empty page
          </Button>
        </span>
      }
    />
  );
}
