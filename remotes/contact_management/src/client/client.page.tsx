import type { Client } from '@butterfly/contracts/contact_management';
import { errorMessage, isApiError } from '@butterfly/plugin-sdk';
import { Slot, usePlugin } from '@butterfly/plugin-sdk/react';
import { ErrorCard, Skeleton } from '@butterfly/ui-kit';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { api, keys } from '../contacts.client';
import { ClientRecord } from './client-record';
import { NotYet } from './not-yet';

/** Everything about one person, found by e-mail in any case, also by an earlier or second address; by id who has none. */
export function Page() {
  const { clientEmail = '' } = useParams();
  const email = clientEmail.trim().toLowerCase();
  const client = useQuery({
    queryKey: keys.client(email),
    queryFn: async ({ signal }) => (await api.getClient({ params: { email }, signal })).data,
  });
  if (client.data) return <Record key={client.data.contact.id} email={email} client={client.data} />;
  if (client.isPending) return <Skeleton kind="form" label="Loading the contact…" />;
  if (isApiError(client.error) && client.error.status === 404) return <NotYet email={email} />;
  return (
    <ErrorCard
      title="The contact could not be loaded"
      text={errorMessage(client.error)}
      busy={client.isFetching}
      onRetry={() => void client.refetch()}
    />
  );
}

/** The one record of a person: drawn by who can change it, read where nobody can. */
function Record({ email, client }: { email: string; client: Client }) {
  return (
    <Slot
      id="contact_management.client_record/v1"
      props={{ contactId: client.contact.id, followed: email, onEmail: useMoved(client) }}
      waiting={<Skeleton kind="form" label="Loading the contact…" />}
      instead={<ClientRecord email={email} client={client} />}
    />
  );
}

/** Who gets another first address has their page there from then on; the record stays as it stands. */
function useMoved(client: Client): (email: string | null) => void {
  const { nav } = usePlugin();
  const cache = useQueryClient();
  const navigate = useNavigate();
  return useCallback(
    (email) => {
      const { contact } = client;
      if (email === contact.email) return;
      const address = email ?? String(contact.id);
      cache.setQueryData<Client>(keys.client(address), { ...client, contact: { ...contact, email } });
      void navigate(nav.href('client', { clientEmail: address }), { replace: true });
    },
    [client, cache, nav, navigate],
  );
}
