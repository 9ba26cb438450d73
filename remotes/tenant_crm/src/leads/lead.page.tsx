import type { Lead } from '@butterfly/contracts/tenant_crm';
import { errorMessage, isApiError } from '@butterfly/plugin-sdk';
import { usePlugin } from '@butterfly/plugin-sdk/react';
import { EmptyState, ErrorCard, Skeleton } from '@butterfly/ui-kit';
import { Button } from 'antd';
import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { ActivityPanel } from '../parts/activity/activity-panel';
import { DateLoadNote } from '../parts/date-load-note';
import { RecordNotes } from '../parts/record/record-notes';
import { useRecord } from '../parts/record/use-record';
import { useRecordEditor } from '../parts/record/use-record-editor';
import { LeadFacts } from './lead-facts';
import { LeadHead } from './lead-head';
import { leadKind } from './lead-kind';
import { LeadScore } from './lead-score';
import { LeadState } from './lead-state';

export function Page() {
  const { id = '' } = useParams();
  const { nav } = usePlugin();
  const { data, error, isPending, isFetching, refetch } = useRecord(leadKind, id);
  if (data) return <Record key={id} id={id} lead={data.record} />;
  if (isPending) return <Skeleton kind="form" label="Loading the lead…" />;
  if (isApiError(error) && error.status === 404) {
    return (
      <EmptyState
        drawing="vase" title="There is no such lead" text="It may belong to another business, or the address has a typing error."
        action={<Button onClick={() => nav.go(nav.href('leads'))}>All leads</Button>}
      />
    );
  }
  return <ErrorCard title="The lead could not be loaded" text={errorMessage(error)} busy={isFetching} onRetry={() => void refetch()} />;
}

function Record({ id, lead }: { id: string; lead: Lead }) {
  const { metrics } = usePlugin();
  const editor = useRecordEditor(leadKind, id);
  useEffect(() => metrics.ready(), [metrics]);
  const closed = lead.status === 'converted' || lead.deleted_at !== null;
  return (
    <article className="crm-page crm-record">
      <LeadHead lead={lead} editor={editor} closed={closed} />
      <LeadState lead={lead} editor={editor} />
      <RecordNotes kind={leadKind} editor={editor} />
      <div className="crm-record-columns">
        <section className="crm-panel" aria-label="Facts">
          {lead.status !== 'converted' && <LeadScore lead={lead} />}
          <LeadFacts lead={lead} editor={editor} disabled={closed} />
          {!closed && <DateLoadNote date={lead.event_date} venue={lead.venue_text} />}
        </section>
        <ActivityPanel kind={leadKind} subject={{ subject_type: 'lead', subject_id: lead.id }} />
      </div>
    </article>
  );
}
