import { useDraft } from '@butterfly/plugin-sdk/react';
import { RestoredNote } from '@butterfly/ui-kit';
import { Button, Checkbox, Mentions } from 'antd';
import { useEffect } from 'react';
import { useOwners } from '../use-owners';

export interface NoteDraft {
  readonly body: string;
  readonly pinned: boolean;
  readonly visibility: 'team' | 'client';
}

interface NoteComposerProps {
  /** What the words are kept under while they are typed. */
  readonly name: string;
  readonly label: string;
  readonly initial?: NoteDraft;
  readonly busy: boolean;
  readonly submit: string;
  readonly onSubmit: (draft: NoteDraft) => Promise<boolean>;
  readonly onCancel?: () => void;
  readonly onDirty?: (dirty: boolean) => void;
}

/** The names that were picked, with whom they mean. */
type People = Readonly<Record<string, number>>;
type TypedNote = NoteDraft & { readonly people: People };

const empty: NoteDraft = { body: '', pinned: false, visibility: 'team' };

/** Writes a note: plain text with **bold**, lists and `@` for colleagues. What is typed is kept until it is saved, over a reload too. */
export function NoteComposer({ name, label, initial = empty, busy, submit, onSubmit, onCancel, onDirty }: NoteComposerProps) {
  const owners = useOwners();
  const { pinned, visibility } = initial;
  const form = useDraft<TypedNote>(name, { body: shownOf(initial.body), people: mentionedIn(initial.body), pinned, visibility });
  const draft = form.value;
  const dirty = draft.body.trim() !== '' && draft.body !== shownOf(initial.body);
  useEffect(() => {
    onDirty?.(dirty);
    return () => onDirty?.(false);
  }, [onDirty, dirty]);
  const change = (part: Partial<TypedNote>) => form.set((now) => ({ ...now, ...part }));
  const pick = (picked: string) => {
    const owner = owners.find((one) => one.name === picked);
    if (owner) form.set((now) => ({ ...now, people: { ...now.people, [picked]: owner.id } }));
  };
  const save = async () => {
    if (draft.body.trim() === '') return;
    const { people, ...typed } = draft;
    const saved = await onSubmit({ ...typed, body: storedOf(draft.body.trim(), people) });
    if (saved) form.saved(onCancel ? draft : { ...empty, people: {} });
    if (saved) onDirty?.(false);
  };
  const cancel = () => {
    form.saved(draft);
    onCancel?.();
  };
  return (
    <div className="crm-composer" onKeyDown={(event) => event.key === 'Enter' && (event.metaKey || event.ctrlKey) && void save()}>
      <RestoredNote draft={form} />
      <Mentions
        aria-label={label} placeholder="Write a note. @ mentions a colleague, **bold**, - list" rows={3} value={draft.body}
        options={owners.map(({ name }) => ({ value: name, label: name }))} maxLength={9000}
        onChange={(body) => change({ body })} onSelect={({ value }) => pick(String(value))}
      />
      <div className="crm-composer-foot">
        <Checkbox checked={draft.pinned} onChange={(event) => change({ pinned: event.target.checked })}>Pin</Checkbox>
        <Checkbox checked={draft.visibility === 'client'} onChange={(event) => change({ visibility: event.target.checked ? 'client' : 'team' })}>The client may see it</Checkbox>
        <span className="crm-composer-actions">
          {onCancel && <Button onClick={cancel}>Cancel</Button>}
          <Button type="primary" loading={busy} disabled={draft.body.trim() === ''} onClick={() => void save()}>{submit}</Button>
        </span>
      </div>
    </div>
  );
}

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
