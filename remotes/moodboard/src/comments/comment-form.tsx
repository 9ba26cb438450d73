import { Button, Checkbox, Input } from 'antd';
import { useState, type FormEvent, type KeyboardEvent } from 'react';

interface CommentFormProps {
  readonly label: string;
  readonly send: string;
  readonly busy: boolean;
  readonly initial?: string;
  /** The team may choose who reads a new thread. */
  readonly asksAudience?: boolean;
  readonly autoFocus?: boolean;
  readonly onSend: (body: string, withClient: boolean) => void;
  readonly onCancel?: () => void;
}

/** A few words; Ctrl or ⌘ with Enter sends them, Escape gives up. */
export function CommentForm({ label, send, busy, initial = '', asksAudience = false, autoFocus = false, onSend, onCancel }: CommentFormProps) {
  const [body, setBody] = useState(initial);
  const [withClient, setWithClient] = useState(false);
  const words = body.trim();
  const submit = () => {
    if (words === '' || busy) return;
    onSend(words, withClient);
    setBody('');
  };
  const keys = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit();
    if (event.key === 'Escape') onCancel?.();
    event.stopPropagation();
  };
  return (
    <form className="mb-comment-form" onSubmit={(event: FormEvent) => { event.preventDefault(); submit(); }}>
      <Input.TextArea aria-label={label} placeholder={label} rows={3} maxLength={4_000} autoFocus={autoFocus} value={body} onChange={(event) => setBody(event.target.value)} onKeyDown={keys} />
      {asksAudience && <Checkbox checked={withClient} onChange={(event) => setWithClient(event.target.checked)}>The client sees it too</Checkbox>}
      <div className="mb-comment-buttons">
        {onCancel && <Button size="small" onClick={onCancel}>Cancel</Button>}
        <Button size="small" type="primary" htmlType="submit" loading={busy} disabled={words === ''}>{send}</Button>
      </div>
    </form>
  );
}
