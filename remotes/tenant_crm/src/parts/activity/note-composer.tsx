import { Button, Checkbox, Mentions } from 'antd';
import { useState } from 'react';
import { useOwners } from '../use-owners';

export interface NoteDraft {
  readonly body: string;
  readonly pinned: boolean;
  readonly visibility: 'team' | 'client';
}

interface NoteComposerProps {
  readonly label: string;
  readonly initial?: NoteDraft;
  readonly busy: boolean;
  readonly submit: string;
  readonly onSubmit: (draft: NoteDraft) => Promise<boolean>;
  readonly onCancel?: () => void;
  readonly onDirty?: (dirty: boolean) => void;
}

const empty: NoteDraft = { body: '', pinned: false, visibility: 'team' };

/** Writes a note: plain text with **bold**, lists and `@` for colleagues. What is typed is kept until it is saved. */
export function NoteComposer({ label, initial = empty, busy, submit, onSubmit, onCancel, onDirty }: NoteComposerProps) {
  const owners = useOwners();
  const [draft, setDraft] = useState({ ...initial, body: shownOf(initial.body) });
  const [people, setPeople] = useState(() => mentionedIn(initial.body));
  const change = (part: Partial<NoteDraft>) => {
    const next = { ...draft, ...part };
    setDraft(next);
    onDirty?.(next.body.trim() !== '' && next.body !== shownOf(initial.body));
  };
  const pick = (name: string) => {
    const picked = owners.find((owner) => owner.name === name);
    if (picked) setPeople({ ...people, [name]: picked.id });
  };
  const save = async () => {
    if (draft.body.trim() === '') return;
    const saved = await onSubmit({ ...draft, body: storedOf(draft.body.trim(), people) });
    if (saved && !onCancel) setDraft(empty);
    if (saved) onDirty?.(false);
  };
  return (
    <div className="crm-composer" onKeyDown={(event) => event.key === 'Enter' && (event.metaKey || event.ctrlKey) && void save()}>
      <Mentions
        aria-label={label} placeholder="Write a note. @ mentions a colleague, **bold**, - list" rows={3} value={draft.body}
        options={owners.map(({ name }) => ({ value: name, label: name }))} maxLength={9000}
        onChange={(body) => change({ body })} onSelect={({ value }) => pick(String(value))}
      />
      <div className="crm-composer-foot">
        <Checkbox checked={draft.pinned} onChange={(event) => change({ pinned: event.target.checked })}>Pin</Checkbox>
        <Checkbox checked={draft.visibility === 'client'} onChange={(event) => change({ visibility: event.target.checked ? 'client' : 'team' })}>The client may see it</Checkbox>
        <span className="crm-composer-actions">
          {onCancel && <Button onClick={onCancel}>Cancel</Button>}
          <Button type="primary" loading={busy} disabled={draft.body.trim() === ''} onClick={() => void save()}>{submit}</Button>
        </span>
      </div>
    </div>
  );
}

type People = Readonly<Record<string, number>>;

/** `@[Ada](3)` → `@Ada`, as it is typed. */
function shownOf(body: string): string {
  return body.replace(/@\[([^\]\n]{1,80})\]\(\d{1,10}\)/g, '@$1');
}

function mentionedIn(body: string): People {
  return Object.fromEntries([...body.matchAll(/@\[([^\]\n]{1,80})\]\((\d{1,10})\)/g)].map(([, name, id]) => [name ?? '', Number(id)]));
}

/** The way back: names that were picked become mentions; the longest first, so that "Ada B" is not read as "Ada". */
export function storedOf(text: string, people: People): string {
  const names = Object.keys(people).sort((a, b) => b.length - a.length);
  if (names.length === 0) return text;
  const pattern = new RegExp(`@(${names.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')})`, 'g');
  return text.replace(pattern, (_all, name: string) => `@[${name}](${people[name] ?? 0})`);
}
