import { useDraft } from '@butterfly/plugin-sdk/react';
import { RestoredNote } from '@butterfly/ui-kit';
import { Button, Checkbox, Mentions } from 'antd';
import { useEffect } from 'react';
import type { MembersSource } from '../members/members-source';
import { useMembers } from '../members/use-members';
import { mentionedPeople, storedText, typedText, type MentionedPeople } from './note-mentions';
import { notesLabels, type NotesKind } from './notes-labels';
import type { NoteDraft } from './notes-source';
import '../styles/notes.css';

interface NoteComposerProps {
  /** What the words are kept under while they are typed. */
  readonly name: string;
  readonly label: string;
  /** Comments are neither pinned nor shown to clients. */
  readonly kind?: NotesKind;
  /** Who can be mentioned. */
  readonly members: MembersSource;
  readonly initial?: NoteDraft;
  readonly busy: boolean;
  readonly submit: string;
  readonly onSubmit: (draft: NoteDraft) => Promise<boolean>;
  readonly onCancel?: () => void;
  readonly onDirty?: (dirty: boolean) => void;
}

type TypedNote = NoteDraft & { readonly people: MentionedPeople };

const empty: NoteDraft = { body: '', pinned: false, visibility: 'team' };

/**
 * Writes a note: plain text with **bold**, lists and `@` for colleagues. What is typed is kept until it is saved, over a reload too.
 *
 * @example <NoteComposer name="new-note" label="New note" members={members} submit="Save note" busy={busy} onSubmit={save} />
 */
export function NoteComposer({
  name,
  label,
  kind = 'notes',
  members: source,
  initial = empty,
  busy,
  submit,
  onSubmit,
  onCancel,
  onDirty,
}: NoteComposerProps) {
  const members = useMembers(source);
  const { pinned, visibility } = initial;
  const form = useDraft<TypedNote>(name, { body: typedText(initial.body), people: mentionedPeople(initial.body), pinned, visibility });
  const draft = form.value;
  const dirty = draft.body.trim() !== '' && draft.body !== typedText(initial.body);
  useEffect(() => {
    onDirty?.(dirty);
    return () => onDirty?.(false);
  }, [onDirty, dirty]);
  const change = (part: Partial<TypedNote>) => form.set((now) => ({ ...now, ...part }));
  const pick = (picked: string) => {
    const member = members.find((one) => one.name === picked);
    if (member) form.set((now) => ({ ...now, people: { ...now.people, [picked]: member.id } }));
  };
  const save = async () => {
    if (draft.body.trim() === '') return;
    const { people, ...typed } = draft;
    const saved = await onSubmit({ ...typed, body: storedText(draft.body.trim(), people) });
    if (saved) form.saved(onCancel ? draft : { ...empty, people: {} });
    if (saved) onDirty?.(false);
  };
  const cancel = () => {
    form.saved(draft);
    onCancel?.();
  };
  return (
    <div className="bf-composer" onKeyDown={(event) => event.key === 'Enter' && (event.metaKey || event.ctrlKey) && void save()}>
      <RestoredNote draft={form} />
      <Mentions
        aria-label={label}
        placeholder={notesLabels[kind].placeholder}
        rows={3}
        value={draft.body}
        options={members.map(({ name }) => ({ value: name, label: name }))}
        maxLength={9000}
        onChange={(body) => change({ body })}
        onSelect={({ value }) => pick(String(value))}
      />
      <div className="bf-composer-foot">
        {kind === 'notes' && (
          <>
            <Checkbox checked={draft.pinned} onChange={(event) => change({ pinned: event.target.checked })}>
              Pin
            </Checkbox>
            <Checkbox
              checked={draft.visibility === 'client'}
              onChange={(event) => change({ visibility: event.target.checked ? 'client' : 'team' })}
            >
              The client may see it
            </Checkbox>
          </>
        )}
        <span className="bf-composer-actions">
          {onCancel && <Button onClick={cancel}>Cancel</Button>}
          <Button type="primary" loading={busy} disabled={draft.body.trim() === ''} onClick={() => void save()}>
            {submit}
          </Button>
        </span>
      </div>
    </div>
  );
}
