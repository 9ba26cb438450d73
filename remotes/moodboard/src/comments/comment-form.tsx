import { useDraft } from '@butterfly/plugin-sdk/react';
import { RestoredNote } from '@butterfly/ui-kit';
import { Button, Checkbox, Input } from 'antd';
import type { FormEvent, KeyboardEvent } from 'react';

interface CommentFormProps {
  /** What the words are kept under while they are typed. */
  readonly name: string;
  readonly label: string;
  readonly send: string;
  readonly busy: boolean;
  readonly initial?: string;
  /** The team may choose who reads a new thread. */
  readonly asksAudience?: boolean;
  readonly autoFocus?: boolean;
  /** `sent` once the server has it: until then the words stay. */
  readonly onSend: (comment: { readonly body: string; readonly withClient: boolean }, sent: () => void) => void;
  readonly onCancel?: () => void;
}

/** A few words; Ctrl or ⌘ with Enter sends them, Escape gives up. */
export function CommentForm({
  name,
  label,
  send,
  busy,
  initial = '',
  asksAudience = false,
  autoFocus = false,
  onSend,
  onCancel,
}: CommentFormProps) {
  const form = useDraft(name, { body: initial, withClient: false });
  const { body, withClient } = form.value;
  const words = body.trim();
  const submit = () => {
    if (words === '' || busy) return;
    onSend({ body: words, withClient }, () => form.saved({ body: '', withClient: false }));
  };
  const cancel = () => {
    form.saved({ body: initial, withClient: false });
    onCancel?.();
  };
  const keys = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit();
    if (event.key === 'Escape' && onCancel) cancel();
    event.stopPropagation();
  };
  return (
    <form
      className="mb-comment-form"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        submit();
      }}
    >
      <RestoredNote draft={form} />
      <Input.TextArea
        aria-label={label}
        placeholder={label}
        rows={3}
        maxLength={4_000}
        autoFocus={autoFocus}
        value={body}
        onChange={(event) => form.set({ body: event.target.value, withClient })}
        onKeyDown={keys}
      />
      {asksAudience && (
        <Checkbox checked={withClient} onChange={(event) => form.set({ body, withClient: event.target.checked })}>
          The client sees it too
        </Checkbox>
      )}
      <div className="mb-comment-buttons">
        {onCancel && (
          <Button size="small" onClick={cancel}>
            Cancel
          </Button>
        )}
        <Button size="small" type="primary" htmlType="submit" loading={busy} disabled={words === ''}>
          {send}
        </Button>
      </div>
    </form>
  );
}
