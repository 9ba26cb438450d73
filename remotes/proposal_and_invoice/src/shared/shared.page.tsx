import { errorMessage, isApiError } from '@butterfly/plugin-sdk';
import { useReady } from '@butterfly/plugin-sdk/react';
import { Botanical, DateText, ErrorCard, Skeleton } from '@butterfly/ui-kit';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { ProposalPaper } from '../document/proposal-paper';
import { api, keys } from '../proposal_and_invoice.client';
import { OpenProposal } from './open-proposal';
import { PdfLink } from './pdf-link';

/** The page behind a link, for clients: no account, no tools. */
export function Page() {
  const { token = '' } = useParams();
  // Opened once: every reading counts as a visit.
  const { data, error, refetch } = useQuery({
    queryKey: keys.shared(token),
    queryFn: async ({ signal }) => (await api.readShared({ params: { token }, signal })).data,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  });
  useReady(data !== undefined || error !== null);
  if (isApiError(error) && error.status === 404)
    return <Note title="This link opens nothing">It may have been taken back. Ask who sent it to you for a new one.</Note>;
  if (error)
    return (
      <div className="pi-shared">
        <ErrorCard title="The proposal could not be opened" text={errorMessage(error)} onRetry={() => void refetch()} />
      </div>
    );
  if (!data)
    return (
      <div className="pi-shared">
        <Skeleton kind="form" label="Opening the proposal…" />
      </div>
    );
  if (data.state === 'open') return <OpenProposal token={token} page={data} reload={() => void refetch()} />;
  if (data.state === 'accepted')
    return (
      <div className="pi-shared">
        <div className="pi-thanks" role="status">
          <Botanical name="wreath" width={96} />
          <p className="pi-thanks-words">Thank you, {data.accepted_by}.</p>
          <p>
            You accepted this proposal on <DateText value={data.accepted_at} />. {data.proposal.business} has been told and will be in touch
            about what comes next. This page stays as it is: keep the link.
          </p>
        </div>
        <ProposalPaper proposal={data.proposal} token={token} />
        <PdfLink token={token} />
      </div>
    );
  return <Note title={data.title}>{over(data.business)[data.state]}</Note>;
}

const over = (business: string) => ({
  superseded: `There is a newer version of this proposal. Ask ${business} for its link.`,
  expired: `This offer has ended. ${business} will gladly make you a new one.`,
  declined: `You have declined this proposal. If you think again, write to ${business}.`,
});

function Note({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="pi-shared">
      <div className="pi-note">
        <Botanical name="wreath" width={120} />
        <h1 tabIndex={-1} data-page-heading="">
          {title}
        </h1>
        <p>{children}</p>
      </div>
    </div>
  );
}
