import type { Client } from '@butterfly/contracts/contact_management';
import { contactKinds, projectRoles } from '@butterfly/contracts/tenant_crm/labels';
import { Slot, useReady } from '@butterfly/plugin-sdk/react';
import { PersonPage, PersonProjects } from '@butterfly/record-kit/people';
import { personName } from '@butterfly/ui-kit/labels';
import { ClientConsent } from './client-consent';
import { ClientFacts } from './client-facts';
import { ClientPanels } from './client-panels';

interface ClientRecordProps {
  /** The address or id that led here. */
  readonly email: string;
  readonly client: Client;
}

/** The record as it is read where there is no pipeline to change it in. */
export function ClientRecord({ email, client }: ClientRecordProps) {
  const { contact } = client;
  useReady(true);
  return (
    <PersonPage
      person={contact}
      followed={email}
      meta={[contactKinds[contact.kind], contact.organization_name].filter(Boolean).join(' · ')}
      notices={contact.email && <Slot id="contact_management.client_notes/v1" props={{ email: contact.email }} />}
      facts={<ClientFacts client={client} />}
      below={<ClientPanels of={email} name={personName(contact)} />}
    >
      <PersonProjects projects={client.projects} roles={projectRoles} />
      <ClientConsent email={email} client={client} />
    </PersonPage>
  );
}
