import { useAction, usePlugin, useReady } from '@butterfly/plugin-sdk/react';
import { ProjectLink } from '@butterfly/record-kit/page';
import { EmptyState, PageHeader } from '@butterfly/ui-kit';
import { Loaded } from '@butterfly/ui-kit/record';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { Link, useParams } from 'react-router-dom';
import { QuestionnaireLine } from '../list/questionnaires.page';
import { PURPOSES } from '../model/words';
import { api, keys } from '../questionnaire.client';
import { questionnairesOf } from './questionnaires-of';

/** What was asked in a project, and what could be. */
export function Page() {
  const { projectId = '' } = useParams();
  const { nav } = usePlugin();
  const found = useQuery(questionnairesOf(projectId));
  useReady(!found.isPending);
  return (
    <article className="bf-page">
      <Loaded query={found} what="the questionnaires" kind="cards">
        {(all) => (
          <>
            <PageHeader
              eyebrow={<Link to={nav.href('questionnaires')}>Questionnaires</Link>}
              title={all[0] ? <ProjectLink id={all[0].project_id}>{all[0].project_name}</ProjectLink> : 'Nothing was asked yet'}
            />
            {all.length > 0 && (
              <ul className="q-group">
                {all.map((row) => (
                  <li key={row.id}>
                    <QuestionnaireLine row={row} />
                  </li>
                ))}
              </ul>
            )}
            <Begin projectId={projectId} isFirst={all.length === 0} />
          </>
        )}
      </Loaded>
    </article>
  );
}

function Begin({ projectId, isFirst }: { readonly projectId: string; readonly isFirst: boolean }) {
  const { nav } = usePlugin();
  const templates = useQuery({
    queryKey: [...keys.templates, 'list', 'false'],
    queryFn: async ({ signal }) =>
      (await api.listTemplates({ query: { page: 1, page_size: 100, ordering: 'title', archived: 'false' }, signal })).data.results,
  });
  const create = useAction<number, { data: { id: number } }>({
    run: (template_id) => api.createQuestionnaire({ body: { project_id: Number(projectId), template_id } }),
    invalidates: [keys.questionnaires],
    onSuccess: ({ data }) => nav.go(nav.href('questionnaire', { projectId, questionnaireId: data.id })),
  });
  const all = templates.data ?? [];
  if (templates.data && all.length === 0)
    return (
      <EmptyState
        drawing="sprig"
        title="There is no template yet"
        text="A questionnaire begins with a template: write what you ask every couple."
        action={<Link to={nav.href('templates')}>Write a template</Link>}
      />
    );
  return (
    <section className="q-begin" aria-label="Ask something">
      <h2>{isFirst ? 'Begin with a template' : 'Ask something else'}</h2>
      <div className="q-begin-list bf-wraps">
        {all.map(({ id, title, purpose, questions }) => (
          <Button key={id} loading={create.busy} onClick={() => create.go(id)}>
            {title} <span className="bf-soft">{`${PURPOSES[purpose]}, ${questions}`}</span>
          </Button>
        ))}
      </div>
    </section>
  );
}
