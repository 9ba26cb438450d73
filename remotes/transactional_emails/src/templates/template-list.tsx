import { LANGUAGES, type TemplateRow } from '@butterfly/contracts/transactional_emails';
import { useAction, useFeature, usePlugin } from '@butterfly/plugin-sdk/react';
import { StatusTag } from '@butterfly/ui-kit';
import { Loaded } from '@butterfly/ui-kit/record';
import { useQuery } from '@tanstack/react-query';
import { Switch } from 'antd';
import { Link } from 'react-router-dom';
import { api, keys } from '../mails.client';

/** The mails in the order of a project's life, with their switches and languages. `projectId`: whose data their previews begin with. */
export function TemplateList({ projectId }: { projectId: number | null }) {
  const rows = useQuery({ queryKey: keys.templates, queryFn: async ({ signal }) => (await api.listTemplates({ signal })).data });
  return (
    <Loaded query={rows} what="the templates" kind="table">
      {(found) => (
        <ul className="mail-templates" aria-label="Templates">
          {found.map((row) => (
            <OneTemplate key={row.key} row={row} projectId={projectId} />
          ))}
        </ul>
      )}
    </Loaded>
  );
}

function OneTemplate({ row, projectId }: { row: TemplateRow; projectId: number | null }) {
  const { nav } = usePlugin();
  const href = (language: string) => {
    const project = projectId === null ? '' : `&project=${projectId}`;
    return `${nav.href('template', { templateId: row.key })}?language=${language}${project}`;
  };
  return (
    <li className="mail-template">
      <div className="mail-template-words">
        <Link to={href('en')}>
          <strong>{row.title}</strong>
        </Link>
        <span className="bf-soft">Leaves {row.when}</span>
      </div>
      <ul className="mail-languages" aria-label={`Languages of ${row.title}`}>
        {row.languages.map(({ language, is_own }) => (
          <li key={language}>
            <Link
              to={href(language)}
              data-own={is_own || undefined}
              aria-label={`${LANGUAGES[language]}${is_own ? ', your own text' : ''}`}
            >
              {language}
            </Link>
          </li>
        ))}
      </ul>
      <span className="mail-sent bf-figures">
        {row.sent_30_days > 0 && <span className="bf-soft">{row.sent_30_days} in 30 days</span>}
        {row.awaits && <StatusTag tone="neutral">Waits for its plugin</StatusTag>}
      </span>
      <OnOff row={row} />
    </li>
  );
}

function OnOff({ row: { key, title, category, is_on } }: { row: TemplateRow }) {
  const mayChange = useFeature('manage_templates');
  const turn = useAction<boolean, unknown>({
    run: (isOn) => api.switchTemplate({ params: { key }, body: { is_on: isOn } }),
    invalidates: [keys.templates],
    successMessage: (_result, isOn) => (isOn ? `“${title}” leaves from now on` : `“${title}” leaves no more`),
  });
  if (category === 'required') return <span className="mail-always bf-soft">Always</span>;
  return (
    <Switch aria-label={`${title} leaves`} checked={is_on} loading={turn.busy} disabled={!mayChange} onChange={(isOn) => turn.go(isOn)} />
  );
}
