import type { DuplicatePair } from '@butterfly/contracts/tenant_crm';
import { errorMessage } from '@butterfly/plugin-sdk';
import { usePlugin, useReady } from '@butterfly/plugin-sdk/react';
import { PeopleTabs } from '@butterfly/record-kit/address-book';
import { PersonLink } from '@butterfly/record-kit/people';
import { EmptyState, ErrorCard, Icon, PageHeader, Skeleton } from '@butterfly/ui-kit';
import { phoneText } from '@butterfly/ui-kit/phone-text';
import { personName } from '@butterfly/ui-kit/labels';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { api, keys } from '../contacts.client';

interface Merged {
  readonly id: number;
  readonly name: string;
}

/** Contacts that look like one person, to be merged one pair after the other. */
export function Page() {
  const { ui } = usePlugin();
  const cache = useQueryClient();
  const [merged, setMerged] = useState<Merged | null>(null);
  const pairs = useQuery({ queryKey: keys.duplicates, queryFn: async ({ signal }) => (await api.listDuplicates({ signal })).data });
  const outdated = () => [keys.duplicates, keys.clients, keys.lists].forEach((queryKey) => void cache.invalidateQueries({ queryKey }));
  const merge = useMutation({
    mutationFn: async ({ first, second }: DuplicatePair) =>
      (await api.mergeDuplicates({ body: { first: first.id, second: second.id } })).data,
    onSuccess: ({ contact, merge_id }) => {
      setMerged({ id: merge_id, name: personName(contact) });
      outdated();
    },
    onError: (error) => ui.toast('error', errorMessage(error)),
  });
  const undo = useMutation({
    mutationFn: (id: number) => api.undoDuplicateMerge({ params: { id: String(id) } }),
    onSuccess: () => {
      setMerged(null);
      outdated();
    },
    onError: (error) => ui.toast('error', errorMessage(error)),
  });
  useReady(pairs.isSuccess);
  return (
    <div className="bf-page">
      <PageHeader eyebrow="Address book" title="Duplicates" meta={<PeopleTabs />} />
      {merged && (
        <div className="bf-banner" role="status">
          <Icon name="check" /> <span>{merged.name} is one contact now. Nothing that either had is lost.</span>
          <Button loading={undo.isPending} onClick={() => undo.mutate(merged.id)}>
            Undo
          </Button>
        </div>
      )}
      {pairs.isPending && <Skeleton kind="table" label="Looking for duplicates…" />}
      {pairs.isError && !pairs.data && (
        <ErrorCard
          title="The duplicates could not be loaded"
          text={errorMessage(pairs.error)}
          busy={pairs.isFetching}
          onRetry={() => void pairs.refetch()}
        />
      )}
      {pairs.data?.length === 0 && (
        <EmptyState drawing="wreath" title="No duplicates" text="Everybody in your address book seems to be there once." />
      )}
      <ul className="cm-pairs">
        {pairs.data?.map((pair) => (
          <li key={`${pair.first.id}-${pair.second.id}`}>
            <Person person={pair.first} /> <Person person={pair.second} />
            <span className="bf-soft">Same {pair.reasons.join(' and ')}</span>
            <Button
              loading={merge.isPending && merge.variables === pair}
              disabled={merge.isPending}
              onClick={() => merge.mutate(pair)}
              aria-label={`Merge both ${personName(pair.first)}`}
            >
              Merge
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Person({ person }: { person: DuplicatePair['first'] }) {
  return (
    <span className="cm-person">
      <PersonLink className="bf-list-link" person={person} />
      <span className="bf-soft">
        {[person.email, person.phone_e164 && phoneText(person.phone_e164), person.organization_name].filter(Boolean).join(' · ') ||
          'no address'}
      </span>
    </span>
  );
}
