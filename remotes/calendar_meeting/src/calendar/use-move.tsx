import type { Entry, EventPatch, Scope } from '@butterfly/contracts/calendar_meeting';
import { versionTag } from '@butterfly/plugin-sdk';
import { useAction, usePlugin } from '@butterfly/plugin-sdk/react';
import { addDays } from '@butterfly/ui-kit/days';
import { useUndoNote } from '@butterfly/ui-kit/record';
import { useState } from 'react';
import { api, keys } from '../calendar_meeting.client';
import { whenOf, type When } from '../hours/shift';
import { ScopeDialog } from './scope-dialog';

type Place = Pick<EventPatch, 'end_day' | 'end_time' | 'start_time'> & { readonly start_day: string };

interface Move {
  readonly entry: Entry;
  readonly to: Place;
  /** Where it was, to take the move back. */
  readonly back: Place;
  readonly scope: Scope;
}

/** Moves something by days, or to other hours: asks which of a series, and before guests are written to; then it can be taken back. */
export function useMove() {
  const { ui } = usePlugin();
  const { note, show } = useUndoNote();
  const [asked, setAsked] = useState<Omit<Move, 'scope'> | null>(null);
  const move = useAction<Move, { data: { id: number; version: number; start_day: string } }>({
    run: ({ entry: { event }, to, scope }) => {
      if (event === null) throw new Error('Only what is of this calendar is moved here.');
      return api.updateEvent({
        params: { id: String(event.id) },
        query: { scope, day: event.day },
        body: to,
        ifMatch: versionTag(event.id, event.version),
      });
    },
    invalidates: [keys.entries],
    onSuccess: ({ data }, { entry, to, back, scope }) => {
      setAsked(null);
      // One day alone became an event of its own, and so did all after it: each is moved back as a whole.
      const isOwn = entry.event?.repeats !== true || scope !== 'all';
      const undo = {
        params: { id: String(data.id) },
        query: { scope: 'all' as const, day: isOwn ? data.start_day : to.start_day },
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
  const begin = async (wish: Omit<Move, 'scope'>): Promise<boolean> => {
    const { title, event } = wish.entry;
    if (event === null || !(await mayWrite(ui, { title, guests: event.guests }))) return false;
    if (event.repeats) {
      setAsked(wish);
      return false;
    }
    return move.goAsync({ ...wish, scope: 'all' }).then(
      () => true,
      () => false,
    );
  };
  const byDays = (entry: Entry, days: number): void => {
    const { event } = entry;
    if (event === null) return;
    const to = { start_day: addDays(event.start_day, days), end_day: addDays(event.end_day, days) };
    void begin({ entry, to, back: { start_day: event.start_day, end_day: event.end_day } });
  };
  /** False: it stays where it was, for now. */
  const toHours = async (entry: Entry, to: When): Promise<boolean> => {
    const back = whenOf(entry);
    return back === null ? false : begin({ entry, to, back });
  };
  const dialog = asked && (
    <ScopeDialog
      title={`Move “${asked.entry.title}”`}
      busy={move.busy}
      onClose={() => setAsked(null)}
      onChoose={(scope) => move.go({ ...asked, scope })}
    />
  );
  return { byDays, toHours, note, dialog };
}

/** Guests get a mail at once: whoever moves it agrees to that first. */
async function mayWrite(
  ui: ReturnType<typeof usePlugin>['ui'],
  { title, guests }: { readonly title: string; readonly guests: number },
): Promise<boolean> {
  if (guests === 0) return true;
  const who = guests === 1 ? 'A guest is invited and gets' : `${guests} guests are invited and get`;
  return ui.confirm({ title: `Move “${title}”?`, text: `${who} a mail with the new time.`, ok: 'Move it' });
}
