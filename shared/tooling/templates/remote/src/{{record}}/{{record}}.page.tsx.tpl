import type { {{Record}} } from '@butterfly/contracts/{{id}}';
import { useAction, useDraft, useFeature, useHeld, usePlugin } from '@butterfly/plugin-sdk/react';
import { RecordPanels } from '@butterfly/record-kit/panels';
import { PageHeader } from '@butterfly/ui-kit';
import { Loaded, UndoBar } from '@butterfly/ui-kit/record';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { api, keys } from '../{{id}}.client';
import { {{Record}}Form, type {{Record}}Draft } from './{{record}}-form';

interface Saved {
  readonly data: {{Record}};
  readonly etag: string | null;
}

export function Page() {
  const { {{record}}Id = '' } = useParams();
  const {{record}} = useQuery({ queryKey: keys.{{record}}({{record}}Id), queryFn: async ({ signal }): Promise<Saved> => api.get{{Record}}({ params: { id: {{record}}Id }, signal }) });
  return <Loaded query={{{record}}} what="the {{record}}" kind="form">{(saved) => <One{{Record}} key={{{record}}Id} saved={saved} />}</Loaded>;
}

function One{{Record}}({ saved }: { saved: Saved }) {
  const { nav } = usePlugin();
  const { data: {{record}} } = saved;
  const archive = useArchive({{record}});
  const draft = useDraft<{{Record}}Draft>(`{{record}}:${{{record}}.id}`, { title: {{record}}.title, body: {{record}}.body });
  // A colleague's save is not written over unseen: the first one here is refused and says so, what was typed stays and can be saved over it.
  const [base, follow] = useHeld(saved, draft.isDirty);
  const save = useAction<{{Record}}Draft, Saved>({
    run: (body) => api.update{{Record}}({ params: { id: String({{record}}.id) }, body, ifMatch: base.etag ?? '*' }),
    invalidates: [keys.{{records}}],
    onFailure: follow,
    successMessage: () => 'The {{record}} is saved',
    onSuccess: ({ data }) => draft.saved({ title: data.title, body: data.body }),
  });
  return (
    <>
      <PageHeader eyebrow={<Link to={nav.href('{{records}}')}>{{title}}</Link>} title={{{record}}.title} actions={archive.button} />
      {archive.bar}
      {{{record}}.archived_at === null && <{{Record}}Form draft={draft} errors={save.fields} busy={save.busy} submitLabel="Save" onSubmit={() => save.go(draft.value)} />}
      <RecordPanels type="{{id}}.{{record}}" id={{{record}}.id} labels={{ title: 'Title', body: 'Text' }} />
    </>
  );
}

/** Into the archive, and back. */
function useArchive({ id, title, archived_at: archivedAt }: {{Record}}) {
  const mayArchive = useFeature('delete_records');
  const [closed, setClosed] = useState(false);
  const params = { id: String(id) };
  const archive = useAction<undefined, unknown>({ run: () => api.archive{{Record}}({ params }), invalidates: [keys.{{records}}], onSuccess: () => setClosed(false) });
  const restore = useAction<undefined, unknown>({ run: () => api.restore{{Record}}({ params }), invalidates: [keys.{{records}}] });
  const isArchived = archivedAt !== null;
  return {
    button: !isArchived && mayArchive && <Button loading={archive.busy} onClick={() => archive.go(undefined)}>Archive</Button>,
    bar: isArchived && !closed && <UndoBar text={`${title} is in the archive.`} busy={restore.busy} onUndo={() => restore.go(undefined)} onClose={() => setClosed(true)} />,
  };
}
