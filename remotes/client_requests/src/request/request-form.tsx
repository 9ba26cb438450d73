import { usePlugin, type Draft } from '@butterfly/plugin-sdk/react';
import { RestoredNote } from '@butterfly/ui-kit';
import { describedBy, Field } from '@butterfly/ui-kit/record';
import { Button, Input } from 'antd';
import { useEffect } from 'react';

export interface RequestDraft {
  readonly title: string;
  readonly body: string;
}

interface RequestFormProps {
  readonly draft: Draft<RequestDraft>;
  readonly errors: Readonly<Record<string, readonly string[]>>;
  readonly busy: boolean;
  readonly submitLabel: string;
  readonly onSubmit: () => void;
}

/** Title and text of a request; what is typed survives a reload. */
export function RequestForm({ draft, errors, busy, submitLabel, onSubmit }: RequestFormProps) {
  const { nav } = usePlugin();
  const { value, isDirty } = draft;
  useEffect(() => {
    nav.setDirty(isDirty);
    return () => nav.setDirty(false);
  }, [nav, isDirty]);
  return (
    <form
      className="client_requests-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <RestoredNote draft={draft} />
      <Field id="request-title" label="Title" errors={errors['title']}>
        <Input
          {...describedBy('request-title', errors['title'])}
          maxLength={120}
          value={value.title}
          onChange={({ target }) => draft.set({ ...value, title: target.value })}
        />
      </Field>
      <Field id="request-body" label="Text" errors={errors['body']}>
        <Input.TextArea
          {...describedBy('request-body', errors['body'])}
          rows={6}
          maxLength={5_000}
          value={value.body}
          onChange={({ target }) => draft.set({ ...value, body: target.value })}
        />
      </Field>
      <div>
        <Button type="primary" htmlType="submit" loading={busy} disabled={value.title.trim() === '' || !isDirty}>
          {submitLabel}
        </Button>
      </div>
    </form>
  );
}
