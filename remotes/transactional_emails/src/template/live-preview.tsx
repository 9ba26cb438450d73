import type { Template } from '@butterfly/contracts/transactional_emails';
import { errorMessage } from '@butterfly/plugin-sdk';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Skeleton } from '@butterfly/ui-kit';
import { Alert, Select } from 'antd';
import { useEffect, useState } from 'react';
import { MailView } from '../mail/mail-view';
import { api, keys } from '../mails.client';
import { projectNames } from '../projects.client';
import { Problems } from './problems';

const PAUSE_MS = 350;

interface LivePreviewProps {
  readonly template: Template;
  readonly value: { readonly subject: string; readonly mjml: string };
  readonly projectId: number | null;
}

/** How the mail will look, a moment after each change; with the data of a project. */
export function LivePreview({ template: { key, language }, value, projectId }: LivePreviewProps) {
  const [chosen, setChosen] = useState(projectId);
  const shown = useLater(value);
  const preview = useQuery({
    queryKey: [...keys.templates, 'preview', key, language, chosen, shown],
    queryFn: async ({ signal }) =>
      (await api.previewTemplate({ params: { key }, body: { language, ...shown, project_id: chosen }, signal })).data,
    enabled: shown.subject.trim() !== '' && shown.mjml.trim() !== '',
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
  const { data } = preview;
  return (
    <section className="mail-preview" aria-label="Preview">
      <ProjectChoice value={chosen} onChange={setChosen} />
      {preview.error && <Alert type="error" showIcon title={errorMessage(preview.error)} />}
      {!data && preview.isPending && <Skeleton kind="form" label="Loading the preview…" />}
      {data && <Problems problems={data.problems} />}
      {data && data.html !== '' && <MailView subject={data.subject} html={data.html} text={data.text} />}
    </section>
  );
}

function ProjectChoice({ value, onChange }: { value: number | null; onChange: (id: number | null) => void }) {
  const found = useQuery({ queryKey: ['projects'], queryFn: projectNames });
  return (
    <div className="mail-project">
      <label htmlFor="mail-project">With the data of</label>
      <Select<number>
        id="mail-project"
        allowClear
        placeholder="Samples"
        value={value}
        loading={found.isFetching}
        showSearch={{ optionFilterProp: 'label' }}
        notFoundContent="No project matches"
        options={(found.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        onChange={(id?: number) => onChange(id ?? null)}
      />
    </div>
  );
}

/** What is typed, when nothing was typed for a moment. */
function useLater<T>(value: T): T {
  const [later, setLater] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setLater(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return later;
}
