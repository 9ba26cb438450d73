import type { NewRequest, Request } from '@butterfly/contracts/client_requests';
import { usePlugin, useReady } from '@butterfly/plugin-sdk/react';
import { ChoiceField, RecordForm, TextField } from '@butterfly/record-kit/form';
import { PageHeader } from '@butterfly/ui-kit';
import { optionsOf } from '@butterfly/ui-kit/labels';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router-dom';
import { api, keys, projectNames } from '../client_requests.client';
import { PRIORITY_WORDS, TYPE_WORDS } from '../model/words';

type Written = Omit<NewRequest, 'project_id'> & { readonly project_id: number | null };

const SOURCES = { staff: 'By phone or in person', email: 'By e-mail', sms: 'By text' } as const;

const checked = ({ project_id }: Written): Readonly<Record<string, readonly string[]>> =>
  project_id === null ? { project_id: ['Choose the project'] } : {};

/** A wish somebody told the studio, written down in the client's words. */
export function Page() {
  const { nav } = usePlugin();
  const [address] = useSearchParams();
  const projects = useQuery({ queryKey: keys.projects, queryFn: projectNames });
  useReady(!projects.isPending);
  const project_id = Number(address.get('project')) || null;
  const initial: Written = { project_id, title: '', body: '', type: 'change', priority: 'normal', source: 'staff', asked_by: '' };
  return (
    <article className="bf-page bf-page-narrow">
      <PageHeader eyebrow={<Link to={nav.href('board')}>Client requests</Link>} title="New request" />
      <RecordForm<Written, { data: Request }>
        name={`new-client-request:${project_id ?? ''}`}
        initial={initial}
        submitLabel="Write it down"
        failureTitle="The request was not written down"
        check={checked}
        submit={(body) => api.createRequest({ body: { ...body, project_id: body.project_id ?? 0 } })}
        onSaved={({ data }) => nav.go(nav.href('request', { requestId: data.id }))}
      >
        <ChoiceField
          name="project_id"
          label="Project"
          placeholder="Choose a project"
          options={(projects.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        />
        <TextField
          name="title"
          label="What they ask for"
          required
          maxLength={160}
          hint="In their words: “one centrepiece less”. Numbers are read."
        />
        <TextField name="body" label="More about it" rows={4} maxLength={10_000} />
        <TextField name="asked_by" label="Who asked" maxLength={120} />
        <ChoiceField name="type" label="Kind" options={optionsOf(TYPE_WORDS)} />
        <ChoiceField name="priority" label="How urgent" options={optionsOf(PRIORITY_WORDS)} />
        <ChoiceField name="source" label="How it came" options={optionsOf(SOURCES)} />
      </RecordForm>
    </article>
  );
}
