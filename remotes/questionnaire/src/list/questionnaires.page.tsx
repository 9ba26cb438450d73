import type { QuestionnaireRow } from '@butterfly/contracts/questionnaire';
import { usePlugin, useReady } from '@butterfly/plugin-sdk/react';
import { DateText, EmptyState, PageHeader, StatusTag } from '@butterfly/ui-kit';
import { Loaded } from '@butterfly/ui-kit/record';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { stateOf, todayIn } from '../model/words';
import { api, keys } from '../questionnaire.client';
import { ProgressBar } from './progress-bar';

const GROUPS = [
  { title: 'To read', states: ['submitted'] },
  { title: 'On their way', states: ['sent', 'in_progress'] },
  { title: 'Drafts', states: ['draft'] },
  { title: 'Done', states: ['reviewed', 'cancelled'] },
] as const;

/** What was asked in all projects: what waits for staff first. */
export function Page() {
  const { nav } = usePlugin();
  const found = useQuery({
    queryKey: [...keys.questionnaires, 'all'],
    queryFn: async ({ signal }) =>
      (await api.listQuestionnaires({ query: { page: 1, page_size: 100, ordering: '-updated_at' }, signal })).data.results,
  });
  useReady(!found.isPending);
  return (
    <article className="bf-page">
      <PageHeader title="Questionnaires" actions={<Link to={nav.href('templates')}>Templates</Link>} />
      <Loaded query={found} what="the questionnaires" kind="table">
        {(all) =>
          all.length === 0 ? (
            <EmptyState
              drawing="wreath"
              title="Nothing was asked yet"
              text="Open a project and send its first questionnaire: clients answer on their phone, bit by bit."
            />
          ) : (
            <>
              {GROUPS.map(({ title, states }) => (
                <Group key={title} title={title} rows={all.filter(({ state }) => (states as readonly string[]).includes(state))} />
              ))}
            </>
          )
        }
      </Loaded>
    </article>
  );
}

function Group({ title, rows }: { readonly title: string; readonly rows: readonly QuestionnaireRow[] }) {
  if (rows.length === 0) return null;
  return (
    <section className="q-group" aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {rows.map((row) => (
          <li key={row.id}>
            <QuestionnaireLine row={row} withProject />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** One questionnaire with how far its people have come. */
export function QuestionnaireLine({ row, withProject = false }: { readonly row: QuestionnaireRow; readonly withProject?: boolean }) {
  const { nav, tenant } = usePlugin();
  const { tone, words } = stateOf(row, todayIn(tenant.tz));
  const hasAnswers = row.recipients.some(({ started_at }) => started_at !== null);
  const href = hasAnswers
    ? nav.href('responses', { questionnaireId: row.id })
    : nav.href('questionnaire', { projectId: row.project_id, questionnaireId: row.id });
  return (
    <div className="q-line">
      <span className="q-line-words">
        <span>
          <Link to={href}>{row.title}</Link> <StatusTag tone={tone}>{words}</StatusTag>
        </span>
        <span className="bf-soft">
          {withProject && row.project_name}
          {withProject && row.due_on && ' · '}
          {row.due_on && (
            <>
              by <DateText value={row.due_on} />
            </>
          )}
        </span>
      </span>
      <span className="q-line-people">
        {row.recipients.map(({ id, name, progress_bps }) => (
          <ProgressBar key={id} label={name} bps={progress_bps} />
        ))}
      </span>
    </div>
  );
}
