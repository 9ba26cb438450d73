import type { Contact } from '@butterfly/contracts/tenant_crm';
import { projectRoles } from '@butterfly/contracts/tenant_crm/labels';
import { errorMessage } from '@butterfly/plugin-sdk';
import { PersonProjects } from '@butterfly/record-kit/people';
import { useQuery } from '@tanstack/react-query';
import { crm } from '../crm.client';
import { peopleKeys } from './keys';

/** The projects somebody takes part in, with the role in each. */
export function ContactProjects({ contact }: { contact: Contact }) {
  const id = String(contact.id);
  const { data, error } = useQuery({
    queryKey: peopleKeys.contactProjects(id),
    queryFn: async ({ signal }) => (await crm.listContactProjects({ params: { id }, signal })).data,
  });
  return <PersonProjects projects={data} roles={projectRoles} problem={error && errorMessage(error)} />;
}
