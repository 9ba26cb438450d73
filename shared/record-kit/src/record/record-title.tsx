import { useState, type KeyboardEvent } from 'react';

interface RecordTitleProps {
  readonly title: string;
  /** Such as "Name of the project". */
  readonly label: string;
  readonly disabled: boolean;
  readonly onSave: (title: string) => void;
}

/**
 * The title of a record, edited where it stands. An empty name is no name: it is put back.
 *
 * @example <RecordTitle title={project.name} label="Name of the project" disabled={false} onSave={(name) => editor.save({ name })} />
 */
export function RecordTitle({ title, label, disabled, onSave }: RecordTitleProps) {
  const [typed, setTyped] = useState<string | null>(null);
  if (disabled) return <>{title}</>;
  const commit = () => {
    const name = typed?.trim() ?? '';
    setTyped(null);
    if (name !== '' && name !== title) onSave(name);
  };
  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') event.currentTarget.blur();
    if (event.key === 'Escape') setTyped(null);
  };
  if (typed === null) {
    return (
      <button type="button" className="bf-title-button" title="Rename" onClick={() => setTyped(title)}>
        {title}
      </button>
    );
  }
  return (
    <input
      className="bf-title-input"
      aria-label={label}
      autoFocus
      maxLength={120}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={commit}
      onKeyDown={handleKey}
    />
  );
}
