import type { Lead } from '@butterfly/contracts/tenant_crm';
import { errorMessage } from '@butterfly/plugin-sdk';
import { usePlugin } from '@butterfly/plugin-sdk/react';
import { DateText, Icon } from '@butterfly/ui-kit';
import { useMutation } from '@tanstack/react-query';
import { Button } from 'antd';
import { Link } from 'react-router-dom';
import { crm } from '../crm.client';
import { useChoices } from '../parts/use-settings';
import type { LeadEditor } from './lead-kind';

/** Why a lead can no longer be worked on, and the way out. */
export function LeadState({ lead, editor }: { lead: Lead; editor: LeadEditor }) {
  const { nav, ui } = usePlugin();
  const reasons = useChoices('lost_reasons');
  const params = { id: String(lead.id) };
  const back = useMutation({
    mutationFn: () => (lead.deleted_at ? crm.restoreLead({ params }) : crm.reopenLead({ params, body: {} })),
    onSuccess: ({ data, etag }) => editor.replaced(data, etag),
    onError: (error) => ui.toast('error', errorMessage(error)),
  });
  if (lead.deleted_at) {
    return (
      <div className="bf-banner" role="status">
        <Icon name="trash" />
        <p>
          Deleted on <DateText value={lead.deleted_at} as="moment" />.
        </p>
        <Button loading={back.isPending} onClick={() => back.mutate()}>
          Bring it back
        </Button>
      </div>
    );
  }
  if (lead.converted_project_id) {
    return (
      <div className="bf-banner bf-banner-good" role="status">
        <Icon name="check" />
        <p>This lead has become a project and is kept here as it was.</p>
        <Link className="bf-button" to={nav.href('project', { id: lead.converted_project_id })}>
          Open the project
        </Link>
      </div>
    );
  }
  if (lead.status !== 'lost') return null;
  return (
    <div className="bf-banner" role="status">
      <Icon name="info" />
      <p>
        Lost: {reasons.label(lead.lost_reason)}
        {lead.lost_note && ` – ${lead.lost_note}`}
      </p>
      <Button loading={back.isPending} onClick={() => back.mutate()}>
        Reopen
      </Button>
    </div>
  );
}
