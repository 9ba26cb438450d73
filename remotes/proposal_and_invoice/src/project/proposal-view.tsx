import { shownProposal } from '@butterfly/contracts/proposal_and_invoice';
import { errorMessage } from '@butterfly/plugin-sdk';
import { useAction, usePlugin, useReady } from '@butterfly/plugin-sdk/react';
import { ErrorCard, Icon, Skeleton } from '@butterfly/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { ProposalPaper } from '../document/proposal-paper';
import { ProposalEditor } from '../editor/proposal-editor';
import { InvoicesPanel } from '../invoices/invoices-panel';
import { LibraryButtons } from '../library/library-buttons';
import type { Saved } from '../model/saved';
import { TotalsPanel } from '../panel/totals-panel';
import { api, keys } from '../proposal_and_invoice.client';
import { LinkBox } from '../send/link-box';
import { VersionsPanel } from '../versions/versions-panel';
import { AnswerBanner } from './answer-banner';
import { ProposalHead } from './proposal-head';

/** One version: a draft to write in, or what was sent as it stands. */
export function ProposalView({ id }: { id: string }) {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: keys.proposal(id),
    queryFn: async ({ signal }): Promise<Saved> => api.getProposal({ params: { id }, signal }),
  });
  useReady(data !== undefined);
  if (data) return data.data.status === 'draft' ? <ProposalEditor key={id} saved={data} /> : <SentProposal saved={data} />;
  if (!error) return <Skeleton kind="form" label="Loading the proposal…" />;
  return <ErrorCard title="The proposal could not be loaded" text={errorMessage(error)} busy={isFetching} onRetry={() => void refetch()} />;
}

function SentProposal({ saved: { data: proposal } }: { saved: Saved }) {
  const { nav, tenant } = usePlugin();
  const params = { id: String(proposal.id) };
  const open = ({ data }: Saved) => nav.go(nav.href('version', { proposalId: data.id }));
  const version = useAction<undefined, Saved>({
    run: () => api.makeNewVersion({ params }),
    invalidates: [keys.proposals],
    onSuccess: open,
  });
  const copy = useAction<undefined, Saved>({
    run: () => api.duplicateProposal({ params }),
    invalidates: [keys.proposals],
    onSuccess: open,
  });
  const end = useAction<undefined, Saved>({ run: () => api.expireProposal({ params }), invalidates: [keys.proposals] });
  const isOffered = proposal.status === 'sent' || proposal.status === 'viewed';
  return (
    <div className="pi-page">
      <ProposalHead
        proposal={proposal}
        actions={
          <>
            {isOffered && (
              <Button loading={end.busy} onClick={() => end.go(undefined)}>
                End the offer
              </Button>
            )}
            <Button
              icon={<Icon name="download" size={16} />}
              href={`/api/proposal_and_invoice/proposals/${proposal.id}/pdf/`}
              target="_blank"
            >
              PDF
            </Button>
            <Button icon={<Icon name="copy" size={16} />} loading={copy.busy} onClick={() => copy.go(undefined)}>
              Copy
            </Button>
            {proposal.status !== 'superseded' && (
              <Button type="primary" loading={version.busy} onClick={() => version.go(undefined)}>
                New version
              </Button>
            )}
          </>
        }
      />
      <AnswerBanner proposal={proposal} />
      <div className="bf-beside">
        <ProposalPaper proposal={shownProposal({ ...proposal, business: tenant.name }, proposal)} />
        <aside className="pi-side">
          <TotalsPanel content={proposal.content} totals={proposal.totals} currency={proposal.currency} costs={proposal.costs?.lines} />
          {isOffered && <LinkBox id={proposal.id} />}
          <LibraryButtons proposal={proposal} isSafe />
          <InvoicesPanel projectId={proposal.project_id} />
          <VersionsPanel proposal={proposal} />
        </aside>
      </div>
    </div>
  );
}
