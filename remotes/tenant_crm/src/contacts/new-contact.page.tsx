import type { NewContact } from '@butterfly/contracts/tenant_crm';
import { errorMessage, isApiError } from '@butterfly/plugin-sdk';
import { useDraft, usePlugin } from '@butterfly/plugin-sdk/react';
import { PageHeader, RestoredNote } from '@butterfly/ui-kit';
import { optionsOf } from '@butterfly/ui-kit/labels';
import { Field, describedBy } from '@butterfly/ui-kit/record';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Alert, Button, Input, Select } from 'antd';
import { useEffect, useState, type FormEvent } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { crm } from '../crm.client';
import { peopleKeys } from './keys';
import { DuplicateMatches } from './duplicate-matches';
import { useDuplicateMatches } from './use-duplicate-matches';
import { useOrganizationPick } from './use-organization-pick';
import { contactKinds, emailConsents, readTags } from './contact-labels';

interface Draft {
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly phone_e164: string;
  readonly kind: NonNullable<NewContact['kind']>;
  readonly organization_id: number | null;
  readonly tags: string;
  readonly consent_email: NonNullable<NewContact['consent_email']>;
  readonly consent_source: string;
}
type Errors = Readonly<Partial<Record<string, readonly string[]>>>;

export function Page() {
  const { nav, metrics } = usePlugin();
  const [address] = useSearchParams();
  const cache = useQueryClient();
  const form = useDraft<Draft>('new-contact', {
    first_name: '', last_name: '', email: address.get('email') ?? '', phone_e164: '', kind: 'person', organization_id: numberOf(address.get('organization')), tags: '', consent_email: 'none',
    consent_source: '',
  });
  const { value: draft, isDirty } = form;
  const [errors, setErrors] = useState<Errors>({});
  const matches = useDuplicateMatches({ name: `${draft.first_name} ${draft.last_name}`, email: draft.email, phone: draft.phone_e164 });
  const create = useMutation({
    mutationFn: (body: NewContact) => crm.createContact({ body }),
    onSuccess: ({ data, etag }) => {
      cache.setQueryData(peopleKeys.contact(String(data.id)), { record: data, etag });
      void cache.invalidateQueries({ queryKey: peopleKeys.contacts });
      form.saved(draft);
      nav.setDirty(false);
      nav.go(nav.href('contact', { id: data.id }));
    },
    onError: (error) => setErrors(isApiError(error) && error.fields ? error.fields : {}),
  });
  useEffect(() => {
    metrics.ready();
    return () => nav.setDirty(false);
  }, [metrics, nav]);
  useEffect(() => nav.setDirty(isDirty), [nav, isDirty]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const body = bodyOf(draft);
    const missing = !draft.first_name.trim() && !draft.last_name.trim() && !draft.email.trim();
    setErrors(missing ? { first_name: ['Give a name or an e-mail address'] } : {});
    if (!missing) create.mutate(body);
  };
  const taken = isApiError(create.error) && create.error.code === 'tenant_crm.email_taken' ? Number(create.error.body['contact_id']) : 0;
  // Whoever chooses the contact that is there already does not want the second one.
  const openTaken = () => {
    form.saved(draft);
    nav.setDirty(false);
    nav.go(nav.href('contact', { id: taken }));
  };
  return (
    <div className="bf-page bf-page-narrow">
      <PageHeader eyebrow={<Link to={nav.href('contacts')}>Contacts</Link>} title="New contact" meta="A name or an e-mail address is enough." />
      <form className="bf-form" noValidate onSubmit={submit}>
        {create.isError && (
          <Alert
            type="error" showIcon role="alert" title="The contact was not created" description={errorMessage(create.error)}
            action={taken > 0 && <Button onClick={openTaken}>Open that contact</Button>}
          />
        )}
        <DuplicateMatches matches={matches} />
        <RestoredNote draft={form} />
        <Inputs draft={draft} errors={errors} onChange={(part) => form.set({ ...draft, ...part })} />
        <div className="bf-form-actions">
          <Button type="primary" htmlType="submit" loading={create.isPending}>Create contact</Button>
          <Button onClick={() => nav.go(nav.href('contacts'))}>Cancel</Button>
        </div>
      </form>
    </div>
  );
}

function Inputs({ draft, errors, onChange }: { draft: Draft; errors: Errors; onChange: (part: Partial<Draft>) => void }) {
  const organizations = useOrganizationPick();
  const text = (name: 'consent_source' | 'email' | 'first_name' | 'last_name' | 'phone_e164' | 'tags') => ({
    ...describedBy(name, errors[name]), value: draft[name], onChange: (event: { target: { value: string } }) => onChange({ [name]: event.target.value }),
  });
  return (
    <div className="bf-form-grid">
      <Field id="first_name" label="First name" errors={errors['first_name']}><Input {...text('first_name')} autoFocus autoComplete="off" maxLength={80} size="large" /></Field>
      <Field id="last_name" label="Last name" errors={errors['last_name']}><Input {...text('last_name')} autoComplete="off" maxLength={80} size="large" /></Field>
      <Field id="email" label="E-mail" errors={errors['email']}><Input {...text('email')} type="email" autoComplete="off" maxLength={254} /></Field>
      <Field id="phone_e164" label="Phone" hint="As you would dial it; other countries with their +" errors={errors['phone_e164']}><Input {...text('phone_e164')} type="tel" autoComplete="off" maxLength={40} /></Field>
      <Field id="kind" label="Kind" errors={errors['kind']}>
        <Select {...describedBy('kind', errors['kind'])} value={draft.kind} options={optionsOf(contactKinds)} onChange={(kind) => onChange({ kind })} />
      </Field>
      <Field id="organization_id" label="Organization" errors={errors['organization_id']}>
        <Select
          {...describedBy('organization_id', errors['organization_id'])} allowClear placeholder="None" value={draft.organization_id} options={organizations.options}
          showSearch={{ filterOption: false, onSearch: organizations.setSearch }} loading={organizations.isFetching} onChange={(organization_id) => onChange({ organization_id: organization_id ?? null })}
        />
      </Field>
      <Field id="tags" label="Tags" hint="Separated by commas" errors={errors['tags']}><Input {...text('tags')} /></Field>
      <Field id="consent_email" label="E-mail consent" errors={errors['consent_email']}>
        <Select {...describedBy('consent_email', errors['consent_email'])} value={draft.consent_email} options={optionsOf(emailConsents)} onChange={(consent_email) => onChange({ consent_email })} />
      </Field>
      {draft.consent_email !== 'none' && (
        <Field id="consent_source" label="How do you know?" hint="Such as “asked on the phone” or “signed contract”" errors={errors['consent_source']}><Input {...text('consent_source')} maxLength={120} /></Field>
      )}
    </div>
  );
}

function bodyOf({ email, phone_e164, tags, consent_email, consent_source, ...draft }: Draft): NewContact {
  return {
    ...draft, first_name: draft.first_name.trim(), last_name: draft.last_name.trim(), email: email.trim() || null, phone_e164: phone_e164.trim() || null, tags: readTags(tags), consent_email,
    ...(consent_email !== 'none' && consent_source.trim() && { consent_source: consent_source.trim() }),
  };
}

function numberOf(text: string | null): number | null {
  return text && /^\d+$/.test(text) ? Number(text) : null;
}
