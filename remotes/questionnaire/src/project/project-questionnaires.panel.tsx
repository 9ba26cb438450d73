import { usePlugin } from '@butterfly/plugin-sdk/react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { QuestionnaireLine } from '../list/questionnaires.page';
import { questionnairesOf } from './questionnaires-of';

/** How far the answers of a project have come, on its page. */
export function Panel({ projectId }: { readonly projectId: number }) {
  const { nav } = usePlugin();
  const { data = [] } = useQuery(questionnairesOf(String(projectId)));
  return (
    <section className="q-panel" aria-label="Questionnaires">
      <h2>
        <Link to={nav.href('project', { projectId })}>Questionnaires</Link>
      </h2>
      {data.length === 0 && <p className="bf-soft">Nothing was asked yet.</p>}
      {data.slice(0, 3).map((row) => (
        <QuestionnaireLine key={row.id} row={row} />
      ))}
    </section>
  );
}
