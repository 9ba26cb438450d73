import type { Template } from '@butterfly/contracts/transactional_emails';
import { useAction, useFeature } from '@butterfly/plugin-sdk/react';
import { DateText } from '@butterfly/ui-kit';
import { Button } from 'antd';
import { api, keys } from '../mails.client';

interface HistoryProps {
  readonly template: Template;
  readonly onRestored: (template: Template) => void;
}

/** Earlier versions; going back writes another one, so nothing is lost. */
export function History({ template: { key, language, version, is_own, history }, onRestored }: HistoryProps) {
  const mayChange = useFeature('manage_templates');
  const restore = useAction<number, { data: Template }>({
    run: (wanted) => api.restoreTemplate({ params: { key }, body: { language, version: wanted } }),
    invalidates: [keys.templates],
    successMessage: (_result, wanted) => (wanted === 0 ? 'Back to the text of the suite' : `Version ${wanted} holds again`),
    onSuccess: ({ data }) => onRestored(data),
  });
  if (history.length === 0) return null;
  const back = (wanted: number, label: string) =>
    mayChange && (
      <Button size="small" loading={restore.busy} onClick={() => restore.go(wanted)}>
        {label}
      </Button>
    );
  return (
    <section className="mail-history" aria-label="Versions">
      <h2>Versions</h2>
      <ol>
        {history.map((one) => (
          <li key={one.version}>
            <span>
              <strong className="bf-figures">{one.version}</strong> {one.is_default ? 'Text of the suite' : 'Your own text'}
              <span className="bf-soft">
                {' '}
                <DateText value={one.created_at} as="moment" />
                {one.by && `, ${one.by}`}
              </span>
            </span>
            {one.version === version ? <span className="bf-soft">Holds</span> : !one.is_default && back(one.version, 'Restore')}
          </li>
        ))}
        <li>
          <span>Text of the suite</span>
          {is_own ? back(0, 'Restore') : <span className="bf-soft">Holds</span>}
        </li>
      </ol>
    </section>
  );
}
