import type { Revision } from '@butterfly/contracts/moodboard';
import { DateText, Icon } from '@butterfly/ui-kit';
import { Input } from 'antd';
import { useState } from 'react';

interface RevisionRowProps {
  readonly revision: Revision;
  readonly chosen: boolean;
  readonly onChoose: () => void;
  readonly onLabel: (label: string | null) => void;
}

/** One version: when, by whom, its name. */
export function RevisionRow({ revision, chosen, onChoose, onLabel }: RevisionRowProps) {
  const [editing, setEditing] = useState(false);
  const { label, saved_at: at, saved_by: by } = revision;
  const done = (name: string) => {
    setEditing(false);
    if (name.trim() !== (label ?? '')) onLabel(name.trim() || null);
  };
  return (
    <li className="mb-revision" data-chosen={chosen || undefined}>
      {editing ? (
        <Input
          aria-label="Name of this version"
          autoFocus
          maxLength={80}
          defaultValue={label ?? ''}
          onBlur={(event) => done(event.target.value)}
          onPressEnter={(event) => done(event.currentTarget.value)}
        />
      ) : (
        <button type="button" className="bf-bare-button mb-revision-words" aria-pressed={chosen} onClick={onChoose}>
          <span className="mb-revision-name">{label ?? <DateText value={at} as="moment" />}</span>
          <span className="mb-faint">
            {label && (
              <>
                <DateText value={at} as="moment" /> ·{' '}
              </>
            )}
            {by ?? 'By itself'}
          </span>
        </button>
      )}
      {!editing && (
        <button
          type="button"
          className="bf-icon-button"
          aria-label={label ? `Rename ${label}` : 'Name this version'}
          onClick={() => setEditing(true)}
        >
          <Icon name="edit" size={16} />
        </button>
      )}
    </li>
  );
}
