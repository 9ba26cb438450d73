import type { Template, TemplateProblem } from '@butterfly/contracts/transactional_emails';
import { errorMessage, isApiError } from '@butterfly/plugin-sdk';
import { useAction, useDraft, useFeature, useHeld } from '@butterfly/plugin-sdk/react';
import { RestoredNote } from '@butterfly/ui-kit';
import { describedBy, Field } from '@butterfly/ui-kit/record';
import { Alert, Button, Input } from 'antd';
import { useRef } from 'react';
import { api, keys } from '../mails.client';
import { History } from './history';
import { LivePreview } from './live-preview';
import { Problems } from './problems';
import { TestButton } from './test-button';
import { VariablePicker } from './variable-picker';

interface Saved {
  readonly data: Template;
  readonly etag: string | null;
}

interface Written {
  readonly subject: string;
  readonly mjml: string;
}

const written = ({ subject, mjml }: Template): Written => ({ subject, mjml });

/** What a mail says, beside how it will look. */
export function TemplateEditor({ saved, projectId }: { saved: Saved; projectId: number | null }) {
  const { key, language } = saved.data;
  const mayChange = useFeature('manage_templates');
  const draft = useDraft<Written>(`mail:${key}:${language}`, written(saved.data));
  // A colleague's save is not written over unseen: the first one here is refused and says so, what was typed stays.
  const [base, follow] = useHeld(saved, draft.isDirty);
  const save = useAction<Written, Saved>({
    run: (body) => api.saveTemplate({ params: { key }, body: { language, ...body }, ifMatch: base.etag ?? '*' }),
    invalidates: [keys.templates],
    failure: 'inline',
    onFailure: follow,
    successMessage: () => 'Mails say this from now on',
    onSuccess: ({ data }) => draft.saved(written(data)),
  });
  return (
    <div className="bf-beside">
      <form
        className="mail-editor-form"
        aria-label="What it says"
        onSubmit={(event) => {
          event.preventDefault();
          save.go(draft.value);
        }}
      >
        <RestoredNote draft={draft} />
        <Inputs template={saved.data} draft={draft} errors={save.fields} disabled={!mayChange} />
        {save.error && <Alert type="error" showIcon role="alert" title={errorMessage(save.error)} />}
        <Problems problems={problemsOf(save.error)} />
        <div className="mail-row">
          <Button type="primary" htmlType="submit" loading={save.busy} disabled={!mayChange || !draft.isDirty}>
            Save
          </Button>
          <TestButton template={saved.data} projectId={projectId} disabled={draft.isDirty} />
        </div>
        <History template={saved.data} onRestored={(data) => draft.saved(written(data))} />
      </form>
      <LivePreview template={saved.data} value={draft.value} projectId={projectId} />
    </div>
  );
}

interface InputsProps {
  readonly template: Template;
  readonly draft: { readonly value: Written; readonly set: (next: (now: Written) => Written) => void };
  readonly errors: Readonly<Record<string, readonly string[]>>;
  readonly disabled: boolean;
}

function Inputs({ template, draft: { value, set }, errors, disabled }: InputsProps) {
  const body = useRef<HTMLTextAreaElement | null>(null);
  const subject = useRef<HTMLInputElement | null>(null);
  const last = useRef<keyof Written>('mjml');
  const change = (part: Partial<Written>) => set((now) => ({ ...now, ...part }));
  const insert = (name: string) => {
    const field = last.current === 'mjml' ? body.current : subject.current;
    const text = value[last.current];
    const at = field?.selectionStart ?? text.length;
    change({ [last.current]: `${text.slice(0, at)}{{ ${name} }}${text.slice(field?.selectionEnd ?? at)}` });
    field?.focus();
  };
  return (
    <>
      <Field id="mail-subject" label="Subject" errors={errors['subject']}>
        <Input
          {...describedBy('mail-subject', errors['subject'])}
          ref={(input) => {
            subject.current = input?.input ?? null;
          }}
          maxLength={200}
          disabled={disabled}
          value={value.subject}
          onFocus={() => {
            last.current = 'subject';
          }}
          onChange={({ target }) => change({ subject: target.value })}
        />
      </Field>
      <VariablePicker variables={template.variables} disabled={disabled} onPick={insert} />
      <Field id="mail-body" label="Text and look" hint="MJML, with variables in double braces" errors={errors['mjml']}>
        <Input.TextArea
          {...describedBy('mail-body', errors['mjml'])}
          ref={(area) => {
            body.current = area?.resizableTextArea?.textArea ?? null;
          }}
          className="mail-source"
          rows={24}
          spellCheck={false}
          maxLength={60_000}
          disabled={disabled}
          value={value.mjml}
          onFocus={() => {
            last.current = 'mjml';
          }}
          onChange={({ target }) => change({ mjml: target.value })}
        />
      </Field>
    </>
  );
}

function problemsOf(error: unknown): readonly TemplateProblem[] {
  const given = isApiError(error) ? error.body['problems'] : undefined;
  return Array.isArray(given) ? (given as TemplateProblem[]) : [];
}
