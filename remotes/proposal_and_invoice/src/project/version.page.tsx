import { useParams } from 'react-router-dom';
import { ProposalView } from './proposal-view';

/** One version of a proposal. */
export function Page() {
  const { proposalId = '' } = useParams();
  return <ProposalView key={proposalId} id={proposalId} />;
}
