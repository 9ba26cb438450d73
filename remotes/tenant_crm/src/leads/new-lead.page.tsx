import { usePlugin } from '@butterfly/plugin-sdk/react';
import { RecordForm, useCustomForm } from '@butterfly/record-kit/form';
import { useCreated } from '@butterfly/record-kit/record';
import { PageHeader } from '@butterfly/ui-kit';
import { crm } from '../crm.client';
import { customFields } from '../crm.sources';
import { emptyLead, leadBody, leadErrors } from './lead-draft';
import { LeadFields } from './lead-fields';
import { leadKind } from './lead-kind';

export function Page() {
  const { nav } = usePlugin();
  const custom = useCustomForm(customFields, 'lead');
  const created = useCreated(leadKind);
  return (
    <div className="bf-page bf-page-narrow">
      <PageHeader eyebrow="Leads" title="New lead" meta="A title is enough. The more you know, the better the score." />
      <RecordForm
        name="new-lead"
        initial={emptyLead}
        submitLabel="Save lead"
        failureTitle="The lead was not saved"
        onCancel={() => nav.go(nav.href('leads'))}
        check={(draft) => ({ ...leadErrors(draft), ...custom.check(draft.custom) })}
        submit={(draft) => crm.createLead({ body: { ...leadBody(draft), ...custom.body(draft.custom) } })}
        onSaved={(answer) => {
          created(answer);
          nav.go(nav.href('lead', { id: answer.data.id }));
        }}
      >
        {(draft) => <LeadFields draft={draft} />}
      </RecordForm>
    </div>
  );
}
