import { LANGUAGES, type Language, type Template } from '@butterfly/contracts/transactional_emails';
import { usePlugin } from '@butterfly/plugin-sdk/react';
import { PageHeader } from '@butterfly/ui-kit';
import { Loaded } from '@butterfly/ui-kit/record';
import { useQuery } from '@tanstack/react-query';
import { Segmented } from 'antd';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { MailTabs } from '../mail/mail-tabs';
import { api, keys } from '../mails.client';
import { TemplateList } from '../templates/template-list';
import { TemplateEditor } from './template-editor';

/** One mail, or with the number of a project all of them in its context. */
export function Page() {
  const { templateId = '' } = useParams();
  if (/^\d+$/.test(templateId)) return <OfProject projectId={Number(templateId)} />;
  return <OneMail templateKey={templateId} />;
}

function OfProject({ projectId }: { projectId: number }) {
  const { nav } = usePlugin();
  return (
    <div className="mail-page">
      <PageHeader
        eyebrow={<Link to={nav.href('log', { projectId })}>Mail of the project</Link>}
        title="Templates with the data of this project"
        meta={<MailTabs />}
      />
      <TemplateList projectId={projectId} />
    </div>
  );
}

const languages = Object.entries(LANGUAGES).map(([value, label]) => ({ value: value as Language, label }));

function OneMail({ templateKey }: { templateKey: string }) {
  const { nav } = usePlugin();
  const [search, setSearch] = useSearchParams();
  const asked = search.get('language') ?? 'en';
  const language = asked in LANGUAGES ? (asked as Language) : 'en';
  const key = templateKey as Template['key'];
  const query = useQuery({
    queryKey: keys.template(key, language),
    queryFn: ({ signal }) => api.getTemplate({ params: { key }, query: { language }, signal }),
  });
  const choose = (next: Language) => {
    search.set('language', next);
    setSearch(search, { replace: true });
  };
  return (
    <Loaded query={query} what="the template" kind="form">
      {(saved) => (
        <div className="mail-page">
          <PageHeader
            eyebrow={<Link to={nav.href('templates')}>Transactional emails</Link>}
            title={saved.data.title}
            actions={
              <div className="mail-language-choice">
                <Segmented<Language> aria-label="Language" options={languages} value={language} onChange={choose} />
              </div>
            }
          />
          <p className="bf-soft mail-when">
            Leaves {saved.data.when}. {saved.data.is_own ? `Your own text, version ${saved.data.version}.` : 'The text of the suite.'}
          </p>
          <TemplateEditor key={`${key} ${language}`} saved={saved} projectId={Number(search.get('project')) || null} />
        </div>
      )}
    </Loaded>
  );
}
