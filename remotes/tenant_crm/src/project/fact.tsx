import { Input } from 'antd';
import { useState, type KeyboardEvent, type ReactNode } from 'react';

interface FactProps {
  readonly label: string;
  /** What is shown while nobody edits; empty shows `placeholder`. */
  readonly shown: ReactNode;
  readonly placeholder: string;
  /** What the input begins with. */
  readonly text: string;
  readonly type?: 'text' | 'date' | 'time';
  readonly inputMode?: 'numeric' | 'decimal';
  readonly disabled: boolean;
  readonly errors?: readonly string[] | undefined;
  /** Answers what is wrong about the text, or null after it took it. */
  readonly onCommit: (text: string) => string | null;
}

/** One fact, edited where it stands: a click or Enter opens it, Enter or leaving saves, Escape takes it back. */
export function Fact(props: FactProps) {
  const [editing, setEditing] = useState(false);
  return (
    <div className="crm-fact">
      <dt>{props.label}</dt>
      <dd>
        {editing && !props.disabled ? <Editor {...props} onDone={() => setEditing(false)} /> : <Shown {...props} onEdit={() => setEditing(true)} />}
        {!editing && props.errors && <p className="crm-field-error" role="alert">{props.errors.join(', ')}</p>}
      </dd>
    </div>
  );
}

function Shown({ label, shown, placeholder, disabled, onEdit }: FactProps & { readonly onEdit: () => void }) {
  const empty = shown === null || shown === '';
  if (disabled) return <span className="crm-fact-still">{empty ? '–' : shown}</span>;
  return (
    <button type="button" className="crm-fact-value" aria-label={empty ? `${label}: ${placeholder}` : undefined} onClick={onEdit}>
      {empty ? <span className="crm-soft">{placeholder}</span> : shown}
    </button>
  );
}

function Editor({ label, text, type = 'text', inputMode, onCommit, onDone }: FactProps & { readonly onDone: () => void }) {
  const [typed, setTyped] = useState(text);
  const [problem, setProblem] = useState<string | null>(null);
  const commit = (input: HTMLInputElement) => {
    // A half-typed date reads as empty; that must not clear the date that was there.
    if (input.validity.badInput) return setProblem('This is not complete yet');
    if (typed.trim() === text.trim()) return onDone();
    const wrong = onCommit(typed.trim());
    if (wrong === null) return onDone();
    return setProblem(wrong);
  };
  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') commit(event.currentTarget);
    if (event.key === 'Escape') onDone();
  };
  return (
    <>
      <Input
        autoFocus aria-label={label} type={type} inputMode={inputMode} value={typed} status={problem ? 'error' : ''} aria-invalid={problem ? true : undefined}
        onChange={(event) => setTyped(event.target.value)} onBlur={(event) => commit(event.currentTarget)} onKeyDown={handleKey}
      />
      {problem && <p className="crm-field-error" role="alert">{problem}</p>}
    </>
  );
}
