import type { TemplateRow } from '@butterfly/contracts/questionnaire';
import { useAction, useFeature, usePlugin, useReady } from '@butterfly/plugin-sdk/react';
import { DateText, EmptyState, Icon, PageHeader } from '@butterfly/ui-kit';
import { Loaded } from '@butterfly/ui-kit/record';
import { useQuery } from '@tanstack/react-query';
import { Button, Segmented } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { PURPOSES } from '../model/words';
import { api, keys } from '../questionnaire.client';

/** What the studio asks, to begin with. */
export function Page() {
  const { nav } = usePlugin();
  const mayWrite = useFeature('manage_templates');
  const [archived, setArchived] = useState<'false' | 'true'>('false');
  const found = useQuery({
    queryKey: [...keys.templates, 'list', archived],
    queryFn: async ({ signal }) =>
      (await api.listTemplates({ query: { page: 1, page_size: 100, ordering: 'title', archived }, signal })).data.results,
  });
  useReady(!found.isPending);
  const create = useAction<undefined, { data: { id: number } }>({
    run: () => api.createTemplate({ body: { title: 'New questionnaire' } }),
    invalidates: [keys.templates],
    onSuccess: ({ data }) => nav.go(nav.href('template', { templateId: data.id })),
  });
  const button = mayWrite && (
    <Button type="primary" icon={<Icon name="plus" size={16} />} loading={create.busy} onClick={() => create.go(undefined)}>
      New template
    </Button>
  );
  return (
    <article className="bf-page">
      <PageHeader eyebrow={<Link to={nav.href('questionnaires')}>Questionnaires</Link>} title="Questionnaire templates" actions={button} />
      <Segmented<'false' | 'true'>
        aria-label="Which templates"
        value={archived}
        options={[
          { value: 'false', label: 'In use' },
          { value: 'true', label: 'Archive' },
        ]}
        onChange={setArchived}
      />
      <Loaded query={found} what="the templates" kind="table">
        {(all) =>
          all.length === 0 ? (
            <EmptyState
              drawing="sprig"
              title={archived === 'true' ? 'Nothing is in the archive' : 'No template yet'}
              text="Write once what you ask every couple; what was sent stays as it was sent."
            />
          ) : (
            <ul className="q-templates">
              {all.map((template) => (
                <li key={template.id}>
                  <TemplateCard template={template} mayWrite={mayWrite} />
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </article>
  );
}

function TemplateCard({
  template: { id, title, purpose, questions, revision, updated_at, archived_at },
  mayWrite,
}: {
  readonly template: TemplateRow;
  readonly mayWrite: boolean;
}) {
  const { nav } = usePlugin();
  const copy = useAction<undefined, unknown>({
    run: () => api.duplicateTemplate({ params: { id: String(id) } }),
    invalidates: [keys.templates],
    successMessage: () => 'There is a copy',
  });
  return (
    <div className="q-template">
      <Link to={nav.href('template', { templateId: id })}>{title}</Link>
      <span className="bf-soft">
        {PURPOSES[purpose]} · {questions === 1 ? '1 question' : `${questions} questions`} · version {revision}
      </span>
      <span className="bf-soft">
        changed <DateText value={updated_at} />
      </span>
      {mayWrite && archived_at === null && (
        <Button size="small" aria-label={`Copy ${title}`} loading={copy.busy} onClick={() => copy.go(undefined)}>
          Copy
        </Button>
      )}
    </div>
  );
}
