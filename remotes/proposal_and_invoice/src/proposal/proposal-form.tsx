import { usePlugin, type Draft } from '@butterfly/plugin-sdk/react';
import { RestoredNote } from '@butterfly/ui-kit';
import { describedBy, Field } from '@butterfly/ui-kit/record';
import { Button, Input } from 'antd';
import { useEffect } from 'react';

export interface ProposalDraft {
  readonly title: string;
  readonly body: string;
}

interface ProposalFormProps {
  readonly draft: Draft<ProposalDraft>;
  readonly errors: Readonly<Record<string, readonly string[]>>;
  readonly busy: boolean;
  readonly submitLabel: string;
  readonly onSubmit: () => void;
}

/** Title and text of a proposal; what is typed survives a reload. */
export function ProposalForm({ draft, errors, busy, submitLabel, onSubmit }: ProposalFormProps) {
  const { nav } = usePlugin();
  const { value, isDirty } = draft;
  useEffect(() => {
    nav.setDirty(isDirty);
    return () => nav.setDirty(false);
  }, [nav, isDirty]);
  return (
    <form
      className="proposal_and_invoice-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <RestoredNote draft={draft} />
      <Field id="proposal-title" label="Title" errors={errors['title']}>
        <Input
          {...describedBy('proposal-title', errors['title'])}
          maxLength={120}
          value={value.title}
          onChange={({ target }) => draft.set({ ...value, title: target.value })}
        />
      </Field>
      <Field id="proposal-body" label="Text" errors={errors['body']}>
        <Input.TextArea
          {...describedBy('proposal-body', errors['body'])}
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
