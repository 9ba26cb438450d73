import type { NewLead } from '@butterfly/contracts/tenant_crm';
import { errorMessage, isApiError } from '@butterfly/plugin-sdk';
import { useDraft, usePlugin } from '@butterfly/plugin-sdk/react';
import { readCustom, useCustomFields } from '@butterfly/record-kit/custom-fields';
import { PageHeader, RestoredNote } from '@butterfly/ui-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Alert, Button } from 'antd';
import { useEffect, useState, type FormEvent } from 'react';
import { crm, keys } from '../crm.client';
import { customFields } from '../crm.sources';
import { emptyLead, readLeadDraft, type LeadDraft } from './lead-draft';
import { LeadFields } from './lead-fields';

export function Page() {
  const { nav, tenant, metrics } = usePlugin();
  const cache = useQueryClient();
  const fields = useCustomFields(customFields, 'lead');
  const form = useDraft<LeadDraft>('new-lead', emptyLead);
  const { value: draft, isDirty } = form;
  const [errors, setErrors] = useState<Readonly<Partial<Record<string, readonly string[]>>>>({});
  const create = useMutation({
    mutationFn: (body: NewLead) => crm.createLead({ body }),
    onSuccess: ({ data, etag }) => {
      cache.setQueryData(keys.lead(String(data.id)), { record: data, etag });
      for (const key of [keys.leads, keys.dashboard]) void cache.invalidateQueries({ queryKey: key });
      form.saved(draft);
      nav.setDirty(false);
      nav.go(nav.href('lead', { id: data.id }));
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
    const read = readLeadDraft(draft, tenant);
    const custom = readCustom(fields, draft.custom, tenant);
    setErrors({ ...('errors' in read && read.errors), ...('errors' in custom && custom.errors) });
    if ('body' in read && 'custom' in custom) create.mutate({ ...read.body, ...(Object.keys(custom.custom).length > 0 && { custom: custom.custom }) });
  };
  return (
    <div className="bf-page bf-page-narrow">
      <PageHeader eyebrow="Leads" title="New lead" meta="A title is enough. The more you know, the better the score." />
      <form className="bf-form" noValidate onSubmit={handleSubmit}>
        {create.isError && <Alert type="error" showIcon role="alert" title="The lead was not saved" description={errorMessage(create.error)} />}
        <RestoredNote draft={form} />
        <LeadFields draft={draft} errors={errors} onChange={(part) => form.set({ ...draft, ...part })} />
        <div className="bf-form-actions">
          <Button type="primary" htmlType="submit" loading={create.isPending}>Save lead</Button>
          <Button onClick={() => nav.go(nav.href('leads'))}>Cancel</Button>
        </div>
      </form>
    </div>
  );
}
