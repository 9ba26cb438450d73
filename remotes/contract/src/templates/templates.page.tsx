import { useFeature, usePlugin, useReady } from '@butterfly/plugin-sdk/react';
import { EmptyState, PageHeader } from '@butterfly/ui-kit';
import { Loaded } from '@butterfly/ui-kit/record';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { Link } from 'react-router-dom';
import { api, keys } from '../contract.client';
import { ClauseLibrary } from './clause-library';

/** What contracts are made from. */
export function Page() {
  const { nav } = usePlugin();
  const mayWrite = useFeature('manage_templates');
  const templates = useQuery({
    queryKey: [...keys.templates, 'list'],
    queryFn: async ({ signal }) => (await api.listTemplates({ query: { archived: 'false' }, signal })).data,
  });
  useReady(!templates.isPending);
  const create = mayWrite && (
    <Button type="primary" onClick={() => nav.go(nav.href('new_template'))}>
      New template
    </Button>
  );
  return (
    <article className="bf-page">
      <PageHeader eyebrow={<Link to={nav.href('contracts')}>Contracts</Link>} title="Contract templates" actions={create} />
      <Loaded query={templates} what="the templates" kind="table">
        {(all) =>
          all.length === 0 ? (
            <EmptyState
              title="No template yet"
              text="Write the text once; names, dates and places come from the project."
              action={create}
            />
          ) : (
            <ul className="contract-list">
              {all.map(({ id, title, clause_ids: clauses, revision }) => (
                <li key={id}>
                  <Link to={nav.href('template', { templateId: id })}>{title}</Link>
                  <span className="bf-soft">
                    {clauses.length} {clauses.length === 1 ? 'clause' : 'clauses'}, version {revision}
                  </span>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
      <ClauseLibrary disabled={!mayWrite} />
    </article>
  );
}
