import type { Person } from '@butterfly/contracts/client_portal';
import { useAction, useDraft, usePlugin } from '@butterfly/plugin-sdk/react';
import { PageHeader } from '@butterfly/ui-kit';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { api, keys } from '../client_portal.client';
import { PersonForm, type PersonDraft } from './person-form';

export function Page() {
  const { nav, metrics } = usePlugin();
  const draft = useDraft<PersonDraft>('new-person', { title: '', body: '' });
  const create = useAction<PersonDraft, { data: Person }>({
    run: (body) => api.createPerson({ body }),
    invalidates: [keys.persons],
    onSuccess: ({ data }) => {
      draft.saved(draft.value);
      nav.setDirty(false);
      nav.go(nav.href('person', { personId: data.id }));
    },
  });
  useEffect(() => metrics.ready(), [metrics]);
  return (
    <>
      <PageHeader eyebrow={<Link to={nav.href('persons')}>Client portal</Link>} title="New person" />
      <PersonForm
        draft={draft}
        errors={create.fields}
        busy={create.busy}
        submitLabel="Create person"
        onSubmit={() => create.go(draft.value)}
      />
    </>
  );
}
