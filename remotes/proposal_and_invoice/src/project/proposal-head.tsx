import type { Proposal } from '@butterfly/contracts/proposal_and_invoice';
import { ProjectLink } from '@butterfly/record-kit/page';
import { DateText, PageHeader, SaveState, StatusDot, type SaveStatus } from '@butterfly/ui-kit';
import type { ReactNode } from 'react';
import { STATUS } from '../model/status-words';

interface ProposalHeadProps {
  readonly proposal: Proposal;
  readonly saving?: { readonly status: SaveStatus; readonly retry: () => void };
  readonly actions: ReactNode;
}

/** Whose proposal it is, and whether the work is safe. */
export function ProposalHead({ proposal, saving, actions }: ProposalHeadProps) {
  const [tone, words] = STATUS[proposal.status];
  return (
    <PageHeader
      eyebrow={`Proposal ${proposal.number}, version ${proposal.revision}`}
      title={<ProjectLink id={proposal.project_id}>{proposal.project_name}</ProjectLink>}
      meta={
        <div className="pi-head-meta">
          {proposal.event_date && <DateText value={proposal.event_date} />}
          <StatusDot tone={tone}>{words}</StatusDot>
          {saving && <SaveState status={saving.status} onRetry={saving.retry} />}
        </div>
      }
      actions={actions}
    />
  );
}
