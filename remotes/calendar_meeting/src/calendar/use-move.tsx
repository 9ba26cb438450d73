import { scopes, type Entry, type Scope } from '@butterfly/contracts/calendar_meeting';
import { versionTag } from '@butterfly/plugin-sdk';
import { useAction, usePlugin } from '@butterfly/plugin-sdk/react';
import { addDays } from '@butterfly/ui-kit/days';
import { useUndoNote } from '@butterfly/ui-kit/record';
import { Button, Modal } from 'antd';
import { useState } from 'react';
import { api, keys } from '../calendar_meeting.client';

interface Move {
  readonly entry: Entry;
  readonly days: number;
  readonly scope: Scope;
}

/** Moves something by days: asks which of a series, and before guests are written to; then it can be taken back. */
export function useMove() {
  const { ui } = usePlugin();
  const { note, show } = useUndoNote();
  const [asked, setAsked] = useState<Omit<Move, 'scope'> | null>(null);
  const move = useAction<Move, { data: { id: number; version: number; start_day: string } }>({
    run: ({ entry: { event }, days, scope }) => {
      if (event === null) throw new Error('Only what is of this calendar is moved here.');
      return api.updateEvent({
        params: { id: String(event.id) },
        query: { scope, day: event.day },
        body: { start_day: addDays(event.start_day, days), end_day: addDays(event.end_day, days) },
        ifMatch: versionTag(event.id, event.version),
      });
    },
    invalidates: [keys.entries],
    onSuccess: ({ data }, { entry, days, scope }) => {
      setAsked(null);
      const event = entry.event;
      if (event === null) return;
      // One day alone became an event of its own, and so did all after it: each is moved back as a whole.
      const isOwn = !event.repeats || scope !== 'all';
      const day = isOwn ? data.start_day : addDays(event.day, days);
      const back = { start_day: event.start_day, end_day: event.end_day };
      const undo = {
        params: { id: String(data.id) },
        query: { scope: 'all' as const, day },
        body: back,
        ifMatch: versionTag(data.id, data.version),
      };
      show({ text: `“${entry.title}” was moved.`, undo: () => takeBack.goAsync(undo) });
    },
  });
  const takeBack = useAction<Parameters<typeof api.updateEvent>[0], unknown>({
    run: (change) => api.updateEvent(change),
    invalidates: [keys.entries],
  });
  const go = async (entry: Entry, days: number): Promise<void> => {
    if (entry.event === null) return;
    const guests = entry.event.guests;
    const question = {
      title: `Move “${entry.title}”?`,
      text:
        guests === 1
          ? 'A guest is invited and gets a mail with the new day.'
          : `${guests} guests are invited and get a mail with the new day.`,
      ok: 'Move it',
    };
    if (guests > 0 && !(await ui.confirm(question))) return;
    if (entry.event.repeats) setAsked({ entry, days });
    else move.go({ entry, days, scope: 'all' });
  };
  const dialog = asked && (
    <ScopeDialog
      title={`Move “${asked.entry.title}”`}
      busy={move.busy}
      onClose={() => setAsked(null)}
      onChoose={(scope) => move.go({ ...asked, scope })}
    />
  );
  return { move: (entry: Entry, days: number) => void go(entry, days), note, dialog };
}

interface ScopeDialogProps {
  readonly title: string;
  readonly busy: boolean;
  readonly onClose: () => void;
  readonly onChoose: (scope: Scope) => void;
}

/** Which days of a series are meant. */
export function ScopeDialog({ title, busy, onClose, onChoose }: ScopeDialogProps) {
  return (
    <Modal open title={title} onCancel={onClose} footer={null}>
      <p>It comes again. What do you mean?</p>
      <div className="cal-choices">
        {(Object.entries(scopes) as [Scope, string][]).map(([scope, label]) => (
          <Button key={scope} block loading={busy} onClick={() => onChoose(scope)}>
            {label}
          </Button>
        ))}
      </div>
    </Modal>
  );
}
