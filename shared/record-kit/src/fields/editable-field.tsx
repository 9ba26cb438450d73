import { Input } from 'antd';
import { FieldRow } from './field-row';
import { useState, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react';

interface EditableFieldProps {
  readonly label: string;
  /** What is shown while nobody edits; empty shows `placeholder`. */
  readonly shown: ReactNode;
  readonly placeholder: string;
  /** What the input begins with. */
  readonly text: string;
  readonly type?: 'text' | 'date' | 'time';
  /** Several lines: Enter begins a new one, Ctrl+Enter or leaving saves. */
  readonly long?: boolean;
  readonly inputMode?: 'numeric' | 'decimal';
  readonly disabled: boolean;
  readonly errors?: readonly string[] | undefined;
  /** Answers what is wrong about the text, or null after it took it. */
  readonly onCommit: (text: string) => string | null;
}

/**
 * One field of a record, edited where it stands: a click or Enter opens it, Enter or leaving saves, Escape takes it back. Stands inside a
 * `<dl className="bf-record-fields">`.
 *
 * @example
 * <EditableField label="Phone" text={phone} shown={phone} placeholder="Add a number" disabled={false} onCommit={(text) => (editor.save({ phone: text }), null)} />
 */
export function EditableField(props: EditableFieldProps) {
  const [editing, setEditing] = useState(false);
  return (
    <FieldRow label={props.label} errors={editing ? undefined : props.errors}>
      {editing && !props.disabled ? (
        <Editor {...props} onDone={() => setEditing(false)} />
      ) : (
        <Shown {...props} onEdit={() => setEditing(true)} />
      )}
    </FieldRow>
  );
}

function Shown({ label, shown, placeholder, disabled, long = false, onEdit }: EditableFieldProps & { readonly onEdit: () => void }) {
  const empty = shown === null || shown === '';
  if (disabled)
    return (
      <span className="bf-record-still" data-long={long || undefined}>
        {empty ? '–' : shown}
      </span>
    );
  return (
    <button
      type="button"
      className="bf-record-value"
      data-long={long || undefined}
      aria-label={empty ? `${label}: ${placeholder}` : undefined}
      onClick={onEdit}
    >
      {empty ? <span className="bf-soft">{placeholder}</span> : shown}
    </button>
  );
}

function Editor({
  label,
  text,
  type = 'text',
  long = false,
  inputMode,
  onCommit,
  onDone,
}: EditableFieldProps & { readonly onDone: () => void }) {
  const [typed, setTyped] = useState(text);
  const [began, setBegan] = useState(text);
  const [problem, setProblem] = useState<string | null>(null);
  const commit = (input: HTMLInputElement | HTMLTextAreaElement) => {
    // A half-typed date reads as empty; that must not clear the date that was there.
    if (input.validity.badInput) return setProblem('This is not complete yet');
    if (typed.trim() === began.trim() || typed.trim() === text.trim()) return onDone();
    // A colleague's save arrived while this was open; it must not be overwritten unseen.
    if (began !== text) {
      setBegan(text);
      return setProblem(`Somebody changed this to “${text || 'nothing'}” meanwhile. Press Enter to replace it, Escape to keep theirs.`);
    }
    const wrong = onCommit(typed.trim());
    if (wrong === null) return onDone();
    return setProblem(wrong);
  };
  const handleKey = (event: KeyboardEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    if (event.key === 'Enter' && (!long || event.ctrlKey || event.metaKey)) commit(event.currentTarget);
    if (event.key === 'Escape') onDone();
  };
  const shared = {
    autoFocus: true,
    'aria-label': label,
    value: typed,
    status: problem ? 'error' : '',
    'aria-invalid': problem ? true : undefined,
    onChange: (event: { target: { value: string } }) => setTyped(event.target.value),
    onBlur: (event: FocusEvent<HTMLInputElement | HTMLTextAreaElement>) => commit(event.currentTarget),
    onKeyDown: handleKey,
  } as const;
  return (
    <>
      {long ? <Input.TextArea {...shared} rows={6} maxLength={5000} /> : <Input {...shared} type={type} inputMode={inputMode} />}
      {problem && (
        <p className="bf-field-error" role="alert">
          {problem}
        </p>
      )}
    </>
  );
}
