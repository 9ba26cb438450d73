import type { Project } from '@butterfly/contracts/tenant_crm';
import { useState, type KeyboardEvent } from 'react';

interface ProjectNameProps {
  readonly project: Project;
  readonly disabled: boolean;
  readonly onSave: (name: string) => void;
}

/** The title, edited where it stands. An empty name is no name: it is put back. */
export function ProjectName({ project, disabled, onSave }: ProjectNameProps) {
  const [typed, setTyped] = useState<string | null>(null);
  if (disabled) return <>{project.name}</>;
  const commit = () => {
    const name = typed?.trim() ?? '';
    setTyped(null);
    if (name !== '' && name !== project.name) onSave(name);
  };
  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') event.currentTarget.blur();
    if (event.key === 'Escape') setTyped(null);
  };
  if (typed === null) {
    return <button type="button" className="crm-title-button" title="Rename" onClick={() => setTyped(project.name)}>{project.name}</button>;
  }
  return (
    <input
      className="crm-title-input" aria-label="Name of the project" autoFocus maxLength={120} value={typed}
      onChange={(event) => setTyped(event.target.value)} onBlur={commit} onKeyDown={handleKey}
    />
  );
}
