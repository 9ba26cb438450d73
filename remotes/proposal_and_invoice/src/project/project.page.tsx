import { errorMessage } from '@butterfly/plugin-sdk';
import { ErrorCard, Skeleton } from '@butterfly/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { api, keys } from '../proposal_and_invoice.client';
import { FirstProposal } from './first-proposal';
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
