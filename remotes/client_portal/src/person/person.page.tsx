import type { Person } from '@butterfly/contracts/client_portal';
import { useAction, useDraft, useFeature, useHeld, usePlugin } from '@butterfly/plugin-sdk/react';
import { RecordPanels } from '@butterfly/record-kit/panels';
import { PageHeader } from '@butterfly/ui-kit';
import { Loaded, UndoBar } from '@butterfly/ui-kit/record';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { api, keys } from '../client_portal.client';
import { PersonForm, type PersonDraft } from './person-form';

interface Saved {
  readonly data: Person;
  readonly etag: string | null;
}

export function Page() {
  const { personId = '' } = useParams();
  const person = useQuery({
    queryKey: keys.person(personId),
    queryFn: async ({ signal }): Promise<Saved> => api.getPerson({ params: { id: personId }, signal }),
  });
  return (
    <Loaded query={person} what="the person" kind="form">
      {(saved) => <OnePerson key={personId} saved={saved} />}
    </Loaded>
  );
}

function OnePerson({ saved }: { saved: Saved }) {
  const { nav } = usePlugin();
  const { data: person } = saved;
  const archive = useArchive(person);
  const draft = useDraft<PersonDraft>(`person:${person.id}`, { title: person.title, body: person.body });
  // A colleague's save is not written over unseen: the first one here is refused and says so, what was typed stays and can be saved over it.
  const [base, follow] = useHeld(saved, draft.isDirty);
  const save = useAction<PersonDraft, Saved>({
    run: (body) => api.updatePerson({ params: { id: String(person.id) }, body, ifMatch: base.etag ?? '*' }),
    invalidates: [keys.persons],
    onFailure: follow,
    successMessage: () => 'The person is saved',
    onSuccess: ({ data }) => draft.saved({ title: data.title, body: data.body }),
  });
  return (
    <>
      <PageHeader eyebrow={<Link to={nav.href('persons')}>Client portal</Link>} title={person.title} actions={archive.button} />
      {archive.bar}
      {person.archived_at === null && (
        <PersonForm draft={draft} errors={save.fields} busy={save.busy} submitLabel="Save" onSubmit={() => save.go(draft.value)} />
      )}
      <RecordPanels type="client_portal.person" id={person.id} labels={{ title: 'Title', body: 'Text' }} />
    </>
  );
}

/** Into the archive, and back. */
function useArchive({ id, title, archived_at: archivedAt }: Person) {
  const mayArchive = useFeature('delete_records');
  const [closed, setClosed] = useState(false);
  const params = { id: String(id) };
  const archive = useAction<undefined, unknown>({
    run: () => api.archivePerson({ params }),
    invalidates: [keys.persons],
    onSuccess: () => setClosed(false),
  });
  const restore = useAction<undefined, unknown>({ run: () => api.restorePerson({ params }), invalidates: [keys.persons] });
  const isArchived = archivedAt !== null;
  return {
    button: !isArchived && mayArchive && (
      <Button loading={archive.busy} onClick={() => archive.go(undefined)}>
        Archive
      </Button>
    ),
    bar: isArchived && !closed && (
      <UndoBar
        text={`${title} is in the archive.`}
        busy={restore.busy}
        onUndo={() => restore.go(undefined)}
        onClose={() => setClosed(true)}
      />
    ),
  };
}
