import { errorMessage, isApiError } from '@butterfly/plugin-sdk';
import type { Client } from '@butterfly/contracts/contact_management';
import { Slot, usePlugin, useReady } from '@butterfly/plugin-sdk/react';
import { EmptyState, ErrorCard, PageHeader, Skeleton } from '@butterfly/ui-kit';
import { personName } from '@butterfly/ui-kit/labels';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { ReachButtons } from '@butterfly/record-kit/people';
import { Link, useParams } from 'react-router-dom';
import { api, keys } from '../contacts.client';
import { contactKinds } from '@butterfly/contracts/tenant_crm/labels';
import { ClientConsent } from './client-consent';
import { ClientFacts } from './client-facts';
import { ClientHistory } from './client-history';
import { ClientProjects } from './client-projects';
import { ClientRights } from './client-rights';

/** Everything about one client, found by e-mail in any case, also by an earlier or second address. */
export function Page() {
  const { clientEmail = '' } = useParams();
  const email = clientEmail.trim().toLowerCase();
  const client = useQuery({
    queryKey: keys.client(email),
    queryFn: async ({ signal }) => (await api.getClient({ params: { email }, signal })).data,
  });
  if (client.data) return <ClientPage key={client.data.contact.id} email={email} client={client.data} />;
  if (client.isPending) return <Skeleton kind="form" label="Loading the client…" />;
  if (isApiError(client.error) && client.error.status === 404) return <NotYet email={email} />;
  return (
    <ErrorCard
      title="The client could not be loaded"
      text={errorMessage(client.error)}
      busy={client.isFetching}
      onRetry={() => void client.refetch()}
    />
  );
}

function NotYet({ email }: { email: string }) {
  const { nav, can } = usePlugin();
  useReady(true);
  return (
    <EmptyState
      drawing="seedling"
      title={`${email} is not yet a contact`}
      text="Nothing is known about this address. Create the contact, and everything about it will gather here."
      action={
        can('tenant_crm') ? (
          <Button type="primary" onClick={() => nav.go(`/tenant_crm/contacts/new?email=${encodeURIComponent(email)}`)}>
            Create contact
          </Button>
        ) : (
          <Button onClick={() => nav.go(nav.href('clients'))}>All contacts</Button>
        )
      }
    />
  );
}

function ClientPage({ email, client }: { email: string; client: Client }) {
  const { nav, can } = usePlugin();
  const { contact } = client;
  useReady(true);
  return (
    <article className="cm-page">
      <PageHeader
        eyebrow={<Link to={nav.href('clients')}>Contact Management</Link>}
        title={personName(contact)}
        meta={[contactKinds[contact.kind], contact.organization_name].filter(Boolean).join(' · ')}
        actions={
          <>
            {can('tenant_crm') && <Button onClick={() => nav.go(`/tenant_crm/contacts/${contact.id}`)}>Edit</Button>}
            <ReachButtons
              name={personName(contact)}
              number={contact.phone_e164}
              email={contact.email}
              contactId={contact.id}
              mayText={contact.consent_sms !== 'opted_out'}
            />
          </>
        }
      />
      {contact.email && <Slot id="contact_management.client_notes/v1" props={{ email: contact.email }} />}
      {contact.email !== email && (
        <p className="bf-banner" role="note">
          {email} is an earlier or second address of this person.
        </p>
      )}
      <div className="bf-record-columns">
        <div className="bf-panels">
          <ClientProjects projects={client.projects} />
          <ClientHistory email={email} />
        </div>
        <div className="bf-panels">
          <ClientFacts client={client} />
          <ClientConsent email={email} client={client} />
          <ClientRights email={email} name={personName(contact)} />
        </div>
      </div>
    </article>
  );
}
