import type { NewTemplate, Template } from '@butterfly/contracts/contract';
import { RichTextField, type RichTextDoc } from '@butterfly/parts-kit/rich-text';
import { useFeature, usePlugin, useReady } from '@butterfly/plugin-sdk/react';
import { useRecordDraft, type Answered } from '@butterfly/record-kit/form';
import { PageHeader, RestoredNote } from '@butterfly/ui-kit';
import { Field, Loaded } from '@butterfly/ui-kit/record';
import { useQuery } from '@tanstack/react-query';
import { Button, Input, Segmented, Select } from 'antd';
import { Link, useParams } from 'react-router-dom';
import { api, keys } from '../contract.client';
import { useClauses } from './clause-library';
import { fieldInserts } from './field-inserts';
import { TemplatePreview } from './template-preview';

type Written = Pick<NewTemplate, 'body' | 'title'> & Pick<Template, 'clause_ids' | 'signing_order'>;
type Saved = Answered<Template>;

const empty: Written = { title: '', body: { type: 'doc', content: [{ type: 'paragraph' }] }, clause_ids: [], signing_order: 'sequential' };
const orders = [
  { value: 'sequential', label: 'One after the other' },
  { value: 'any', label: 'In any order' },
] as const;

export function Page() {
  const { templateId } = useParams();
  return templateId === undefined ? <TemplateForm key="new" saved={null} /> : <KnownTemplate key={templateId} id={templateId} />;
}

function KnownTemplate({ id }: { readonly id: string }) {
  const template = useQuery({
    queryKey: keys.template(id),
    queryFn: async ({ signal }): Promise<Saved> => api.getTemplate({ params: { id }, signal }),
  });
  return (
    <Loaded query={template} what="the template" kind="form">
      {(saved) => <TemplateForm saved={saved} />}
    </Loaded>
  );
}

function TemplateForm({ saved }: { readonly saved: Saved | null }) {
  const { nav } = usePlugin();
  const disabled = !useFeature('manage_templates');
  const clauses = useClauses();
  const { draft, save } = useTemplate(saved);
  const { value } = draft;
  useReady(true);
  const set = (change: Partial<Written>) => draft.set((now) => ({ ...now, ...change }));
  return (
    <article className="bf-page">
      <PageHeader
        eyebrow={<Link to={nav.href('templates')}>Contract templates</Link>}
        title={saved?.data.title ?? 'New contract template'}
        meta={saved && <span className="bf-soft">Version {saved.data.revision}</span>}
      />
      <form
        className="contract-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          save.go(value);
        }}
      >
        <RestoredNote draft={draft} />
        <Field id="template-title" label="Name" errors={save.fields['title']}>
          <Input
            id="template-title"
            maxLength={120}
            disabled={disabled}
            value={value.title}
            onChange={({ target }) => set({ title: target.value })}
          />
        </Field>
        <RichTextField
          label="Text of the contract"
          value={value.body as RichTextDoc}
          disabled={disabled}
          inserts={fieldInserts}
          placeholder="Write the contract; names and dates come from the project"
          onChange={(body) => set({ body: body as Written['body'] })}
        />
        <Field id="template-clauses" label="Clauses, in their order" errors={save.fields['clause_ids']}>
          <Select<number[]>
            id="template-clauses"
            mode="multiple"
            disabled={disabled}
            placeholder="Add clauses from the library"
            value={value.clause_ids}
            options={(clauses.data ?? []).map(({ id, title, locked }) => ({ value: id, label: locked ? `${title} (locked)` : title }))}
            optionFilterProp="label"
            onChange={(ids) => set({ clause_ids: ids })}
          />
        </Field>
        <Segmented
          aria-label="Who signs when"
          disabled={disabled}
          value={value.signing_order}
          options={[...orders]}
          onChange={(order) => set({ signing_order: order })}
        />
        {!disabled && (
          <div className="contract-buttons">
            <Button type="primary" htmlType="submit" loading={save.busy} disabled={value.title.trim() === '' || !draft.isDirty}>
              {saved ? 'Save' : 'Create template'}
            </Button>
          </div>
        )}
      </form>
      {saved && <TemplatePreview id={saved.data.id} revision={saved.data.revision} />}
    </article>
  );
}

/** What is typed survives a reload; a colleague's save is not written over unseen. */
function useTemplate(saved: Saved | null) {
  const { nav } = usePlugin();
  return useRecordDraft<Written, Template>({
    name: saved ? `template:${saved.data.id}` : 'new-template',
    saved,
    written: (template) => (template ? written(template) : empty),
    run: (body, ifMatch) =>
      saved ? api.updateTemplate({ params: { id: String(saved.data.id) }, body, ifMatch }) : api.createTemplate({ body }),
    invalidates: [keys.templates],
    successMessage: 'The template is saved',
    onSaved: ({ data }) => {
      if (!saved) nav.go(nav.href('template', { templateId: data.id }));
    },
  });
}

const written = ({ title, body, clause_ids, signing_order }: Template): Written => ({ title, body, clause_ids, signing_order });
