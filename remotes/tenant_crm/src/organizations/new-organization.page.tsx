import type { NewOrganization, OrganizationKind } from '@butterfly/contracts/tenant_crm';
import { errorMessage, isApiError } from '@butterfly/plugin-sdk';
import { useDraft, usePlugin } from '@butterfly/plugin-sdk/react';
import { PageHeader, RestoredNote } from '@butterfly/ui-kit';
import { optionsOf } from '@butterfly/ui-kit/labels';
import { Field, describedBy } from '@butterfly/ui-kit/record';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Alert, Button, Input, Select } from 'antd';
import { useEffect, useState, type FormEvent } from 'react';
import { Link } from 'react-router-dom';
import { peopleKeys } from '../contacts/keys';
import { crm } from '../crm.client';
import { organizationKinds } from './organization-labels';

const empty = { name: '', phone_e164: '', email: '', website: '', kind: 'vendor' as OrganizationKind };
type Draft = typeof empty;
type Errors = Readonly<Partial<Record<string, readonly string[]>>>;

export function Page() {
  const { nav, metrics } = usePlugin();
  const cache = useQueryClient();
  const form = useDraft<Draft>('new-organization', empty);
  const { value: draft, isDirty } = form;
  const [errors, setErrors] = useState<Errors>({});
  const create = useMutation({
    mutationFn: (body: NewOrganization) => crm.createOrganization({ body }),
    onSuccess: ({ data, etag }) => {
      cache.setQueryData(peopleKeys.organization(String(data.id)), { record: data, etag });
      void cache.invalidateQueries({ queryKey: peopleKeys.organizations });
      form.saved(draft);
      nav.setDirty(false);
      nav.go(nav.href('organization', { id: data.id }));
    },
    onError: (error) => setErrors(isApiError(error) && error.fields ? error.fields : {}),
  });
  useEffect(() => {
    metrics.ready();
    return () => nav.setDirty(false);
  }, [metrics, nav]);
  useEffect(() => nav.setDirty(isDirty), [nav, isDirty]);
  const text = (name: 'email' | 'name' | 'phone_e164' | 'website') => ({
    ...describedBy(name, errors[name]), value: draft[name],
    onChange: (event: { target: { value: string } }) => form.set({ ...draft, [name]: event.target.value }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setErrors(draft.name.trim() === '' ? { name: ['Give the organization a name'] } : {});
    if (draft.name.trim() !== '') create.mutate({ name: draft.name.trim(), kind: draft.kind, phone_e164: draft.phone_e164.trim() || null, email: draft.email.trim() || null, website: draft.website.trim() || null });
  };
  return (
    <div className="bf-page bf-page-narrow">
      <PageHeader eyebrow={<Link to={nav.href('organizations')}>Organizations</Link>} title="New organization" meta="A name is enough." />
      <form className="bf-form" noValidate onSubmit={submit}>
        {create.isError && <Alert type="error" showIcon role="alert" title="The organization was not created" description={errorMessage(create.error)} />}
        <RestoredNote draft={form} />
        <div className="bf-form-grid">
          <div className="bf-span"><Field id="name" label="Name" errors={errors['name']}><Input {...text('name')} autoFocus maxLength={160} size="large" /></Field></div>
          <div className="bf-span"><SameName name={draft.name} /></div>
          <Field id="kind" label="Kind" errors={errors['kind']}>
            <Select {...describedBy('kind', errors['kind'])} value={draft.kind} options={optionsOf(organizationKinds)} onChange={(kind) => form.set({ ...draft, kind })} />
          </Field>
          <Field id="phone_e164" label="Phone" errors={errors['phone_e164']}><Input {...text('phone_e164')} type="tel" maxLength={40} /></Field>
          <Field id="email" label="E-mail" errors={errors['email']}><Input {...text('email')} type="email" maxLength={254} /></Field>
          <Field id="website" label="Website" errors={errors['website']}><Input {...text('website')} maxLength={300} /></Field>
        </div>
        <div className="bf-form-actions">
          <Button type="primary" htmlType="submit" loading={create.isPending}>Create organization</Button>
          <Button onClick={() => nav.go(nav.href('organizations'))}>Cancel</Button>
        </div>
      </form>
    </div>
  );
}

/** Organizations whose name contains what is typed: maybe it is there already. */
function SameName({ name }: { name: string }) {
  const { nav } = usePlugin();
  const search = name.trim();
  const { data } = useQuery({
    queryKey: [...peopleKeys.organizations, 'pick', search], enabled: search.length > 3,
    queryFn: async ({ signal }) => (await crm.pickOrganizations({ query: { search }, signal })).data,
  });
  if (search.length <= 3 || !data || data.length === 0) return <div aria-live="polite" />;
  return (
    <p aria-live="polite" className="bf-soft">
      There already: {data.slice(0, 3).map(({ id, name: known }, at) => <span key={id}>{at > 0 && ', '}<Link to={nav.href('organization', { id })}>{known}</Link></span>)}
    </p>
  );
}
