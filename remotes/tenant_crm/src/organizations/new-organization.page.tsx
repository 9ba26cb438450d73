import type { NewOrganization, OrganizationKind } from '@butterfly/contracts/tenant_crm';
import { usePlugin } from '@butterfly/plugin-sdk/react';
import { ChoiceField, RecordForm, TextField } from '@butterfly/record-kit/form';
import { useCreated } from '@butterfly/record-kit/record';
import { PageHeader } from '@butterfly/ui-kit';
import { optionsOf } from '@butterfly/ui-kit/labels';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { peopleKeys } from '../contacts/keys';
import { crm } from '../crm.client';
import { organizationRecord } from './organization-kind';
import { organizationKinds } from './organization-labels';

const empty = { name: '', phone_e164: '', email: '', website: '', kind: 'vendor' as OrganizationKind };

const bodyOf = ({ name, kind, phone_e164, email, website }: typeof empty): NewOrganization => ({
  name: name.trim(),
  kind,
  phone_e164: phone_e164.trim() || null,
  email: email.trim() || null,
  website: website.trim() || null,
});

export function Page() {
  const { nav } = usePlugin();
  const created = useCreated(organizationRecord);
  return (
    <div className="bf-page bf-page-narrow">
      <PageHeader eyebrow={<Link to={nav.href('organizations')}>Organizations</Link>} title="New organization" meta="A name is enough." />
      <RecordForm
        name="new-organization"
        initial={empty}
        submitLabel="Create organization"
        failureTitle="The organization was not created"
        submit={(draft) => crm.createOrganization({ body: bodyOf(draft) })}
        onCancel={() => nav.go(nav.href('organizations'))}
        onSaved={(answer) => {
          created(answer);
          nav.go(nav.href('organization', { id: answer.data.id }));
        }}
      >
        {({ name }) => (
          <div className="bf-form-grid">
            <TextField name="name" label="Name" required="Give the organization a name" maxLength={160} autoFocus wide />
            <div className="bf-span">
              <SameName name={name} />
            </div>
            <ChoiceField name="kind" label="Kind" options={optionsOf(organizationKinds)} />
            <TextField name="phone_e164" label="Phone" type="tel" maxLength={40} />
            <TextField name="email" label="E-mail" type="email" maxLength={254} />
            <TextField name="website" label="Website" maxLength={300} />
          </div>
        )}
      </RecordForm>
    </div>
  );
}

/** Organizations whose name contains what is typed: maybe it is there already. */
function SameName({ name }: { name: string }) {
  const { nav } = usePlugin();
  const search = name.trim();
  const { data } = useQuery({
    queryKey: [...peopleKeys.organizations, 'pick', search],
    enabled: search.length > 3,
    queryFn: async ({ signal }) => (await crm.pickOrganizations({ query: { search }, signal })).data,
  });
  if (search.length <= 3 || !data || data.length === 0) return <div aria-live="polite" />;
  return (
    <p aria-live="polite" className="bf-soft">
      There already:{' '}
      {data.slice(0, 3).map(({ id, name: known }, at) => (
        <span key={id}>
          {at > 0 && ', '}
          <Link to={nav.href('organization', { id })}>{known}</Link>
        </span>
      ))}
    </p>
  );
}
