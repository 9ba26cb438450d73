import type { Lead } from '@butterfly/contracts/tenant_crm';
import { useFeature, usePlugin } from '@butterfly/plugin-sdk/react';
import { ReachButtons, type Reached } from '@butterfly/record-kit/people';
import { RecordMeta, RecordTitle } from '@butterfly/record-kit/record';
import { PageHeader, StatusDot, Icon } from '@butterfly/ui-kit';
import { useUndoNote } from '@butterfly/ui-kit/record';
import { Button, Dropdown } from 'antd';
import { useState, type MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import { LostReasonModal } from '../parts/lost-reason.modal';
import { ConvertModal } from './convert.modal';
import { DueTag } from './due-tag';
import { personOf, statusLook, type LeadEditor } from './lead-kind';
import { useLeadSteps } from './use-lead-steps';

/** The second press of a double click does not take the step that has come to stand there. */
const once = (step: () => void) => (event: MouseEvent) => event.detail < 2 && step();

interface LeadHeadProps {
  readonly lead: Lead;
  readonly editor: LeadEditor;
  readonly closed: boolean;
}

/** Title, status, what to do next, and whether the work is safe. */
export function LeadHead({ lead, editor, closed }: LeadHeadProps) {
  const { nav } = usePlugin();
  const mayDelete = useFeature('delete_records');
  const [asking, setAsking] = useState<'convert' | 'lose' | null>(null);
  const steps = useLeadSteps(lead, { editor, onDone: () => setAsking(null) });
  const { note, show } = useUndoNote();
  const answered = (how: Reached | null) => {
    const name = personOf(lead) || 'They';
    if (lead.status === 'new')
      steps.go('contact', {
        onSuccess: () =>
          show({ text: how ? `${name} – ${how}. The lead is marked as contacted.` : 'Marked as contacted.', undo: steps.unanswer }),
      });
  };
  const look = statusLook[lead.status];
  const open = !closed && lead.status !== 'lost';
  const items = [...(open ? [{ key: 'lose', label: 'Close as lost' }] : []), ...(mayDelete ? [{ key: 'delete', label: 'Delete' }] : [])];
  return (
    <>
      <PageHeader
        eyebrow={<Link to={nav.href('leads')}>Leads</Link>}
        title={<RecordTitle title={lead.title} label="Title of the lead" disabled={closed} onSave={(title) => editor.save({ title })} />}
        meta={
          <RecordMeta editor={editor}>
            <StatusDot tone={look.tone}>{look.label}</StatusDot>
            <DueTag lead={lead} />
          </RecordMeta>
        }
        actions={
          <>
            {open && (
              <ReachButtons name={personOf(lead)} number={lead.phone} email={lead.email} contactId={lead.contact_id} onReach={answered} />
            )}
            {open && lead.status === 'new' && (
              <Button loading={steps.busy} onClick={once(() => answered(null))}>
                I have answered
              </Button>
            )}
            {open && lead.status === 'contacted' && (
              <Button loading={steps.busy} onClick={once(() => steps.go('qualify'))}>
                Qualified
              </Button>
            )}
            {open && (
              <Button type="primary" onClick={() => setAsking('convert')}>
                Make it a project
              </Button>
            )}
            {!closed && items.length > 0 && (
              <Dropdown
                trigger={['click']}
                menu={{ items, onClick: ({ key }) => (key === 'lose' ? setAsking('lose') : steps.go('delete')) }}
              >
                <Button aria-label="More actions" icon={<Icon name="more" />} />
              </Dropdown>
            )}
          </>
        }
      />
      {lead.status === 'contacted' && note}
      {asking === 'lose' && (
        <LostReasonModal
          subject={`lead:${lead.id}`}
          projectName={lead.title}
          busy={steps.busy}
          onSubmit={steps.lose}
          onCancel={() => setAsking(null)}
        />
      )}
      {asking === 'convert' && <ConvertModal lead={lead} busy={steps.busy} onSubmit={steps.convert} onCancel={() => setAsking(null)} />}
    </>
  );
}
