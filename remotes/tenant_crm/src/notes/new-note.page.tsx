import type { NewNote } from '@butterfly/contracts/tenant_crm';
import { usePlugin } from '@butterfly/plugin-sdk/react';
import { NoteComposer, useNoteActions } from '@butterfly/record-kit/notes';
import { PageHeader } from '@butterfly/ui-kit';
import { Field } from '@butterfly/ui-kit/record';
import { useQuery } from '@tanstack/react-query';
import { Select } from 'antd';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { fetchProjectPage, keys } from '../crm.client';
import { members, notes } from '../crm.sources';

/** A note on a project; the address may name it: `?project=7`. */
export function Page() {
  const { nav, metrics } = usePlugin();
  const [address] = useSearchParams();
  const given = Number(address.get('project') ?? '0');
  const [project, setProject] = useState<number | null>(given > 0 ? given : null);
  const [search, setSearch] = useState('');
  const [problem, setProblem] = useState<readonly string[] | undefined>(undefined);
  const { create } = useNoteActions(notes);
  const found = useQuery({
    queryKey: [...keys.projects, 'pick', search],
    queryFn: async ({ signal }) =>
      (await fetchProjectPage({ query: { page: 1, page_size: 20, ordering: '-updated_at', ...(search && { search }) }, signal })).data,
  });
  useEffect(() => {
    metrics.ready();
    return () => nav.setDirty(false);
  }, [metrics, nav]);
  const save = async (draft: Pick<NewNote, 'body'> & Required<Pick<NewNote, 'pinned' | 'visibility'>>) => {
    if (project === null) {
      setProblem(['Choose the project']);
      return false;
    }
    return create.mutateAsync({ ...draft, subject_type: 'project', subject_id: project }).then(
      ({ data }) => {
        nav.setDirty(false);
        nav.go(nav.href('note', { id: data.id }));
        return true;
      },
      () => false,
    );
  };
  return (
    <div className="bf-page bf-page-narrow">
      <PageHeader eyebrow="Notes" title="New note" meta="Notes on leads, contacts and organizations are written on their own pages." />
      <div className="bf-form">
        <Field id="project" label="Project" errors={problem}>
          <Select
            id="project"
            aria-describedby="project-note"
            className="bf-wide"
            placeholder="Choose a project"
            value={project}
            loading={found.isFetching}
            showSearch={{ filterOption: false, onSearch: setSearch }}
            options={found.data?.results.map(({ id, name }) => ({ value: id, label: name })) ?? []}
            onChange={(id: number) => (setProject(id), setProblem(undefined))}
            notFoundContent="No project matches"
          />
        </Field>
        <NoteComposer
          members={members}
          name="new-note"
          label="Note"
          submit="Save note"
          busy={create.isPending}
          onSubmit={save}
          onDirty={nav.setDirty}
        />
      </div>
    </div>
  );
}
