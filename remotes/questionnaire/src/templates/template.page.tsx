import type { Purpose, QuestionForm, Template } from '@butterfly/contracts/questionnaire';
import { useAction, useFeature, usePlugin, useReady } from '@butterfly/plugin-sdk/react';
import { useRecordDraft, type Answered } from '@butterfly/record-kit/form';
import { PageHeader, RestoredNote } from '@butterfly/ui-kit';
import { describedBy, Field, Loaded, UndoBar } from '@butterfly/ui-kit/record';
import { useQuery } from '@tanstack/react-query';
import { Button, Input, Select } from 'antd';
import { Link, useParams } from 'react-router-dom';
import { FormBuilder } from '../builder/form-builder';
import { PURPOSES } from '../model/words';
import { api, keys } from '../questionnaire.client';

interface Written {
  readonly title: string;
  readonly purpose: Purpose;
  readonly form: QuestionForm;
}

const purposes = Object.entries(PURPOSES).map(([value, label]) => ({ value: value as Purpose, label }));
const written = ({ title, purpose, form }: Template): Written => ({ title, purpose, form });

export function Page() {
  const { templateId = '' } = useParams();
  const template = useQuery({
    queryKey: keys.template(templateId),
    queryFn: async ({ signal }): Promise<Answered<Template>> => api.getTemplate({ params: { id: templateId }, signal }),
  });
  useReady(!template.isPending);
  return (
    <Loaded query={template} what="the template" kind="form">
      {(saved) => <OneTemplate key={templateId} saved={saved} />}
    </Loaded>
  );
}

function OneTemplate({ saved }: { readonly saved: Answered<Template> }) {
  const { nav } = usePlugin();
  const { data: template } = saved;
  const mayWrite = useFeature('manage_templates') && template.archived_at === null;
  const { draft, save } = useRecordDraft<Written, Template>({
    name: `template:${template.id}`,
    saved,
    written: (record) => written(record ?? template),
    run: (body, ifMatch) => api.updateTemplate({ params: { id: String(template.id) }, body, ifMatch }),
    invalidates: [keys.templates],
    successMessage: 'The template is saved',
  });
  const { value, isDirty } = draft;
  const set = (part: Partial<Written>) => draft.set((now) => ({ ...now, ...part }));
  return (
    <article className="bf-page">
      <PageHeader
        eyebrow={<Link to={nav.href('templates')}>Questionnaire templates</Link>}
        title={template.title}
        meta={<span className="bf-soft">Version {template.revision}</span>}
        actions={
          <>
            <Archive template={template} />
            {mayWrite && (
              <Button type="primary" loading={save.busy} disabled={!isDirty || value.title.trim() === ''} onClick={() => save.go(value)}>
                Save
              </Button>
            )}
          </>
        }
      />
      <RestoredNote draft={draft} />
      <div className="q-head-fields">
        <Field id="template-title" label="Title" errors={save.fields['title']}>
          <Input
            {...describedBy('template-title', save.fields['title'])}
            maxLength={120}
            disabled={!mayWrite}
            value={value.title}
            onChange={({ target }) => set({ title: target.value })}
          />
        </Field>
        <Field id="template-purpose" label="What for" errors={undefined}>
          <Select<Purpose>
            id="template-purpose"
            disabled={!mayWrite}
            value={value.purpose}
            options={purposes}
            onChange={(purpose) => set({ purpose })}
          />
        </Field>
      </div>
      {Object.entries(save.fields)
        .filter(([field]) => field.startsWith('form'))
        .map(([field, problems]) => (
          <p key={field} className="q-error" role="alert">
            A question {problems.join(', ')}.
          </p>
        ))}
      <FormBuilder form={value.form} disabled={!mayWrite} onChange={(form) => set({ form })} />
    </article>
  );
}

function Archive({ template: { id, title, archived_at } }: { readonly template: Template }) {
  const may = useFeature('delete_records');
  const params = { id: String(id) };
  const archive = useAction<undefined, unknown>({ run: () => api.archiveTemplate({ params }), invalidates: [keys.templates] });
  const restore = useAction<undefined, unknown>({ run: () => api.restoreTemplate({ params }), invalidates: [keys.templates] });
  if (archived_at !== null)
    return (
      <UndoBar text={`${title} is in the archive.`} busy={restore.busy} onUndo={() => restore.go(undefined)} onClose={() => undefined} />
    );
  if (!may) return null;
  return (
    <Button loading={archive.busy} onClick={() => archive.go(undefined)}>
      Archive
    </Button>
  );
}
