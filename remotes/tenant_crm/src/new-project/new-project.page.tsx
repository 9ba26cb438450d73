import { usePlugin } from '@butterfly/plugin-sdk/react';
import { RecordForm, useCustomForm } from '@butterfly/record-kit/form';
import { useCreated } from '@butterfly/record-kit/record';
import { PageHeader } from '@butterfly/ui-kit';
import { crm } from '../crm.client';
import { customFields } from '../crm.sources';
import { projectKind } from '../project/project-kind';
import { emptyProject, projectBody } from './draft';
import { ProjectFields } from './project-fields';

export function Page() {
  const { nav, events } = usePlugin();
  const custom = useCustomForm(customFields, 'project');
  const created = useCreated(projectKind);
  return (
    <div className="bf-page bf-page-narrow">
      <PageHeader eyebrow="Projects" title="New project" meta="A name is enough. Everything else can follow when you know it." />
      <RecordForm
        name="new-project"
        initial={emptyProject}
        submitLabel="Create project"
        failureTitle="The project was not created"
        onCancel={() => nav.go(nav.href('projects'))}
        check={(draft) => custom.check(draft.custom)}
        submit={(draft) => crm.createProject({ body: { ...projectBody(draft), ...custom.body(draft.custom) } })}
        onSaved={(answer) => {
          created(answer);
          events.publish('tenant_crm.project.saved@1', { project_id: answer.data.id });
          nav.go(nav.href('project', { id: answer.data.id }));
        }}
      >
        {({ event_type }) => <ProjectFields eventType={event_type} />}
      </RecordForm>
    </div>
  );
}
