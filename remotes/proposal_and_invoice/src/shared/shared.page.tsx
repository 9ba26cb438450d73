import { errorMessage, isApiError } from '@butterfly/plugin-sdk';
import { Botanical, ErrorCard, Skeleton } from '@butterfly/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { ProposalPaper } from '../document/proposal-paper';
import { api, keys } from '../proposal_and_invoice.client';

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
  if (data.state !== 'open')
    return (
      <Note title={data.title}>
        {data.state === 'superseded'
          ? `There is a newer version of this proposal. Ask ${data.business} for its link.`
          : `This offer has ended. ${data.business} will gladly make you a new one.`}
      </Note>
    );
  return (
    <div className="pi-shared">
      <ProposalPaper proposal={data.proposal} />
      <p className="pi-download">
        <Button size="large" href={`/api/proposal_and_invoice/public/${encodeURIComponent(token)}/pdf/`} target="_blank">
          Download as PDF
        </Button>
      </p>
    </div>
  );
}

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
