import type { ListedTemplate } from '@butterfly/contracts/proposal_and_invoice';
import { useAction, useFeature } from '@butterfly/plugin-sdk/react';
import { Loaded } from '@butterfly/ui-kit/record';
import { useQuery } from '@tanstack/react-query';
import { Button, Drawer } from 'antd';
import { useState } from 'react';
import { api, keys } from '../proposal_and_invoice.client';
import { suitedText } from './event-words';
import { TemplatePreview } from './template-preview';

interface TemplatesDrawerProps {
  readonly projectId: string;
  readonly busy: boolean;
  readonly onBegin: (templateId: number) => void;
  readonly onClose: () => void;
}

/** Templates to begin with, those for the kind of event first, and what each would come to in this project. */
export function TemplatesDrawer({ projectId, busy, onBegin, onClose }: TemplatesDrawerProps) {
  const [seen, setSeen] = useState<ListedTemplate | null>(null);
  const all = useQuery({
    queryKey: keys.templatesFor(projectId),
    queryFn: async ({ signal }) => (await api.listProposalTemplates({ query: { project: projectId }, signal })).data,
  });
  return (
    <Drawer
      open
      size={860}
      onClose={onClose}
      title={seen ? seen.title : 'Choose a template'}
      footer={
        seen && (
          <span className="pi-adds">
            <Button type="primary" loading={busy} onClick={() => onBegin(seen.id)}>
              Begin with this template
            </Button>
            <Button onClick={() => setSeen(null)}>All templates</Button>
          </span>
        )
      }
    >
      {seen ? (
        <TemplatePreview template={seen} projectId={projectId} />
      ) : (
        <Loaded query={all} what="the templates" kind="table">
          {(rows) => <TemplateList rows={rows} onSee={setSeen} />}
        </Loaded>
      )}
    </Drawer>
  );
}

function TemplateList({ rows, onSee }: { readonly rows: readonly ListedTemplate[]; readonly onSee: (row: ListedTemplate) => void }) {
  const mayRemove = [useFeature('manage_templates'), useFeature('delete_records')].every(Boolean);
  const remove = useAction<ListedTemplate, unknown>({
    run: ({ id }) => api.removeProposalTemplate({ params: { id: String(id) } }),
    invalidates: [keys.templates],
    successMessage: (_answer, { title }) => `“${title}” is no template any more`,
  });
  if (rows.length === 0) return <p>None yet. Write a proposal as you like it best, then choose “Save as template” beside it.</p>;
  return (
    <ul className="pi-library-list">
      {rows.map((row) => (
        <li key={row.id}>
          <span>
            <strong>{row.title}</strong>
            <span className="bf-soft">
              {suitedText(row.event_types)}
              {!row.suits && ', not this kind of event'} · {row.sections} {row.sections === 1 ? 'section' : 'sections'}, {row.lines}{' '}
              {row.lines === 1 ? 'line' : 'lines'}
            </span>
          </span>
          <span className="pi-adds">
            <Button aria-label={`Look at ${row.title}`} onClick={() => onSee(row)}>
              Look at it
            </Button>
            {mayRemove && (
              <Button type="text" aria-label={`Remove ${row.title}`} loading={remove.busy} onClick={() => remove.go(row)}>
                Remove
              </Button>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
