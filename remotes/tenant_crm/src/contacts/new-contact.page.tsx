import type { NewContact } from '@butterfly/contracts/tenant_crm';
import { isApiError } from '@butterfly/plugin-sdk';
import { usePlugin } from '@butterfly/plugin-sdk/react';
import { ChoiceField, FormField, RecordForm, TextField, type FieldErrors } from '@butterfly/record-kit/form';
import { useCreated } from '@butterfly/record-kit/record';
import { PageHeader } from '@butterfly/ui-kit';
import { optionsOf } from '@butterfly/ui-kit/labels';
import { Button, Select } from 'antd';
import { Link, useSearchParams } from 'react-router-dom';
import { crm } from '../crm.client';
import { contactKinds, emailConsents } from '@butterfly/contracts/tenant_crm/labels';
import { readWords } from '@butterfly/record-kit/fields';
import { contactRecord } from './contact-kind';
import { DuplicateMatches } from './duplicate-matches';
import { addressBookPlace, personPlace } from './places';
import { useDuplicateMatches } from './use-duplicate-matches';
import { useOrganizationPick } from './use-organization-pick';

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

const empty: Draft = {
  first_name: '',
  last_name: '',
  email: '',
  phone_e164: '',
  kind: 'person',
  organization_id: null,
  tags: '',
  consent_email: 'none',
  consent_source: '',
};

export function Page() {
  const { nav } = usePlugin();
  const [address] = useSearchParams();
  const created = useCreated(contactRecord);
  const initial = { ...empty, email: address.get('email') ?? '', organization_id: numberOf(address.get('organization')) };
  const list = addressBookPlace(nav);
  const open = (person: Parameters<typeof personPlace>[1]) => nav.go(personPlace(nav, person));
  return (
    <div className="bf-page bf-page-narrow">
      <PageHeader eyebrow={<Link to={list}>Contacts</Link>} title="New contact" meta="A name or an e-mail address is enough." />
      <RecordForm
        name="new-contact"
        initial={initial}
        submitLabel="Create contact"
        failureTitle="The contact was not created"
        onCancel={() => nav.go(list)}
        check={nameless}
        submit={(draft) => crm.createContact({ body: bodyOf(draft) })}
        onSaved={(answer) => {
          created(answer);
          open(answer.data);
        }}
        // Whoever chooses the contact that is there already does not want the second one.
        failureAction={(error, leave) =>
          isApiError(error) &&
          error.code === 'tenant_crm.email_taken' && (
            <Button
              onClick={() => {
                leave();
                open({ id: Number(error.body['contact_id']), email: null });
              }}
            >
              Open that contact
            </Button>
          )
        }
      >
        {(draft) => <Fields draft={draft} />}
      </RecordForm>
    </div>
  );
}

function Fields({ draft }: { draft: Draft }) {
  const organizations = useOrganizationPick();
  const matches = useDuplicateMatches({ name: `${draft.first_name} ${draft.last_name}`, email: draft.email, phone: draft.phone_e164 });
  return (
    <>
      <DuplicateMatches matches={matches} />
      <div className="bf-form-grid">
        <TextField name="first_name" label="First name" maxLength={80} autoFocus />
        <TextField name="last_name" label="Last name" maxLength={80} />
        <TextField name="email" label="E-mail" type="email" maxLength={254} />
        <TextField name="phone_e164" label="Phone" type="tel" hint="As you would dial it; other countries with their +" maxLength={40} />
        <ChoiceField name="kind" label="Kind" options={optionsOf(contactKinds)} />
        <FormField name="organization_id" label="Organization">
          <Select
            allowClear
            placeholder="None"
            options={organizations.options}
            showSearch={{ filterOption: false, onSearch: organizations.setSearch }}
            loading={organizations.isFetching}
          />
        </FormField>
        <TextField name="tags" label="Tags" hint="Separated by commas" maxLength={1000} />
        <ChoiceField name="consent_email" label="E-mail consent" options={optionsOf(emailConsents)} />
        {draft.consent_email !== 'none' && (
          <TextField
            name="consent_source"
            label="How do you know?"
            hint="Such as “asked on the phone” or “signed contract”"
            maxLength={120}
          />
        )}
      </div>
    </>
  );
}

function nameless({ first_name, last_name, email }: Draft): FieldErrors {
  return [first_name, last_name, email].some((text) => text.trim() !== '') ? {} : { first_name: ['Give a name or an e-mail address'] };
}

function bodyOf({ email, phone_e164, tags, consent_email, consent_source, ...draft }: Draft): NewContact {
  return {
    ...draft,
    organization_id: draft.organization_id ?? null,
    first_name: draft.first_name.trim(),
    last_name: draft.last_name.trim(),
    email: email.trim() || null,
    phone_e164: phone_e164.trim() || null,
    tags: readWords(tags),
    consent_email,
    ...(consent_email !== 'none' && consent_source.trim() && { consent_source: consent_source.trim() }),
  };
}

function numberOf(text: string | null): number | null {
  return text && /^\d+$/.test(text) ? Number(text) : null;
}
