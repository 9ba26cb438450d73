import type { Lead } from '@butterfly/contracts/tenant_crm';
import { usePlugin } from '@butterfly/plugin-sdk/react';
import { ActivityPanel } from '@butterfly/record-kit/activity';
import { RecordBanners, RecordLoader, useRecordEditor } from '@butterfly/record-kit/record';
import { useParams } from 'react-router-dom';
import { recordSources } from '../crm.sources';
import { DateAvailabilityNote } from '../parts/date-load-note';
import { LeadFacts } from './lead-facts';
import { LeadHead } from './lead-head';
import { leadKind } from './lead-kind';
import { LeadScore } from './lead-score';
import { LeadState } from './lead-state';

export function Page() {
  const { id = '' } = useParams();
  const { nav } = usePlugin();
  return (
    <RecordLoader kind={leadKind} id={id} list={{ href: nav.href('leads'), label: 'All leads' }}>
      {(lead) => <Record key={id} id={id} lead={lead} />}
    </RecordLoader>
  );
}

function Record({ id, lead }: { id: string; lead: Lead }) {
  const editor = useRecordEditor(leadKind, id);
  const closed = lead.status === 'converted' || lead.deleted_at !== null;
  return (
    <article className="bf-page bf-record">
      <LeadHead lead={lead} editor={editor} closed={closed} />
      <LeadState lead={lead} editor={editor} />
      <RecordBanners kind={leadKind} editor={editor} />
      <div className="bf-record-columns">
        <section className="bf-panel" aria-label="Facts">
          {lead.status !== 'converted' && <LeadScore lead={lead} />}
          <LeadFacts record={lead} editor={editor} disabled={closed} />
          {!closed && <DateAvailabilityNote date={lead.event_date} venue={lead.venue_text} />}
        </section>
        <ActivityPanel sources={recordSources} kind={leadKind} subject={{ subject_type: 'lead', subject_id: lead.id }} />
      </div>
    </article>
  );
}
