import { errorMessage, isApiError } from '@butterfly/plugin-sdk';
import { useDraft, usePlugin } from '@butterfly/plugin-sdk/react';
import { readCustom, useCustomFields } from '@butterfly/record-kit/custom-fields';
import { PageHeader, RestoredNote } from '@butterfly/ui-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Alert, Button } from 'antd';
import { useEffect, useState, type FormEvent } from 'react';
import { crm, keys } from '../crm.client';
import { customFields } from '../crm.sources';
import { emptyDraft, readDraft, type Draft, type FieldErrors } from './draft';
import { ProjectFields } from './project-fields';

export function Page() {
  const { nav, tenant, events, metrics } = usePlugin();
  const cache = useQueryClient();
  const form = useDraft<Draft>('new-project', emptyDraft);
  const { value: draft, isDirty } = form;
  const fields = useCustomFields(customFields, 'project');
  const [errors, setErrors] = useState<FieldErrors>({});
  const create = useMutation({
    mutationFn: (body: Parameters<typeof crm.createProject>[0]['body']) => crm.createProject({ body }),
    onSuccess: ({ data, etag }) => {
      cache.setQueryData(keys.project(String(data.id)), { record: data, etag });
      for (const key of [keys.projects, keys.pipeline, keys.dashboard]) void cache.invalidateQueries({ queryKey: key });
      events.publish('tenant_crm.project.saved@1', { project_id: data.id });
      form.saved(draft);
      nav.setDirty(false);
      nav.go(nav.href('project', { id: data.id }));
    },
    onError: (error) => setErrors(isApiError(error) && error.fields ? error.fields : {}),
  });
  useEffect(() => {
    metrics.ready();
    return () => nav.setDirty(false);
  }, [metrics, nav]);
  useEffect(() => nav.setDirty(isDirty), [nav, isDirty]);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const read = readDraft(draft, tenant);
    const custom = readCustom(fields, draft.custom, tenant);
    setErrors({ ...('errors' in read && read.errors), ...('errors' in custom && custom.errors) });
    if ('body' in read && 'custom' in custom) create.mutate({ ...read.body, ...(Object.keys(custom.custom).length > 0 && { custom: custom.custom }) });
  };
  return (
    <div className="bf-page bf-page-narrow">
      <PageHeader eyebrow="Projects" title="New project" meta="A name is enough. Everything else can follow when you know it." />
      <form className="bf-form" noValidate onSubmit={handleSubmit}>
        {create.isError && <Alert type="error" showIcon role="alert" title="The project was not created" description={errorMessage(create.error)} />}
        <RestoredNote draft={form} />
        <ProjectFields draft={draft} errors={errors} onChange={(part) => form.set({ ...draft, ...part })} />
        <div className="bf-form-actions">
          <Button type="primary" htmlType="submit" loading={create.isPending}>Create project</Button>
          <Button onClick={() => nav.go(nav.href('projects'))}>Cancel</Button>
        </div>
      </form>
    </div>
  );
}
