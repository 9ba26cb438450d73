import type { Json } from '@butterfly/contracts/core';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { PluginDrafts } from '../plugin-drafts';
import { PluginProvider, type PluginHost } from './plugin-provider';
import { useDraft } from './use-draft';

const empty = { text: '', guests: null as number | null, tags: [] as string[] };

/** The drafts of one person: what is found is what was kept the last time. */
function browser() {
  const kept = new Map<string, Json>();
  const keepers = new Map<string, () => Json | undefined>();
  const drafts: PluginDrafts = {
    keep: (name, draft) => (keepers.set(name, draft), { changed: () => undefined, stop: () => void keepers.delete(name) }),
    find: (name) => (kept.has(name) ? { draft: kept.get(name) ?? null, from: '1.0.0' } : null),
    isKept: (name) => kept.has(name),
    forget: (name) => void kept.delete(name),
  };
  const host = {
    context: { drafts, can: () => true },
    subscribePermissions: () => () => undefined,
    renderSlot: () => null,
  } as unknown as PluginHost;
  return {
    open: <T,>(initial: T) =>
      renderHook(() => useDraft('note', initial), {
        wrapper: ({ children }: { children: ReactNode }) => <PluginProvider host={host}>{children}</PluginProvider>,
      }),
    /** As right before a reload. */
    leave: () =>
      keepers.forEach((draft, name) => {
        const typed = draft();
        if (typed === undefined) kept.delete(name);
        else kept.set(name, JSON.parse(JSON.stringify(typed)) as Json);
      }),
    kept,
  };
}

describe('a draft', () => {
  it('is there again when the form is opened the next time, and gone once it is saved', () => {
    const { open, leave, kept } = browser();
    const before = open(empty);
    act(() => before.result.current.set({ ...empty, text: 'half a sent', guests: 80 }));
    leave();
    before.unmount();
    const { result } = open(empty);
    expect(result.current).toMatchObject({ value: { text: 'half a sent', guests: 80, tags: [] }, restored: 'yes', isDirty: true });
    act(() => result.current.saved(empty));
    leave();
    expect([result.current.value, result.current.restored, result.current.isDirty, kept.size]).toEqual([empty, 'no', false, 0]);
  });

  it('keeps what was typed while a save was on its way, unsaved', () => {
    const { open, leave, kept } = browser();
    const { result } = open(empty);
    const sent = { ...empty, text: 'sent' };
    act(() => result.current.set(sent));
    act(() => result.current.set({ ...sent, guests: 80 }));
    let isAll = true;
    act(() => {
      isAll = result.current.savedAs({ sent, now: sent });
    });
    leave();
    expect([isAll, result.current.value.guests, result.current.isDirty, kept.size]).toEqual([false, 80, true, 1]);
    act(() => {
      isAll = result.current.savedAs({ sent: result.current.value, now: { ...result.current.value, text: 'as the server writes it' } });
    });
    leave();
    expect([isAll, result.current.value.text, result.current.isDirty, kept.size]).toEqual([true, 'as the server writes it', false, 0]);
  });

  it('is not kept while nothing is typed, nor when what was typed is taken back by hand', () => {
    const { open, leave, kept } = browser();
    const { result } = open(empty);
    leave();
    act(() => result.current.set({ ...empty, text: 'x' }));
    act(() => result.current.set((now) => ({ ...now, text: '' })));
    leave();
    expect([kept.size, result.current.isDirty]).toEqual([0, false]);
  });

  it('can be discarded, and that taken back', () => {
    const { open, leave, kept } = browser();
    kept.set('note', { value: { ...empty, text: 'typed' }, base: empty });
    const { result } = open(empty);
    act(() => result.current.discard());
    expect([result.current.value, result.current.restored, kept.size]).toEqual([empty, 'discarded', 0]);
    act(() => result.current.bringBack());
    leave();
    expect([result.current.value.text, result.current.restored, kept.size]).toEqual(['typed', 'yes', 1]);
    act(() => result.current.discard());
    act(() => result.current.set({ ...empty, text: 'anew' }));
    expect(result.current.restored).toBe('no');
  });

  it('says when what it began with was changed by somebody since, also after another reload', () => {
    const { open, leave, kept } = browser();
    kept.set('note', { value: 'mine', base: 'old' });
    const { result, unmount } = open('theirs');
    expect([result.current.value, result.current.restored]).toEqual(['mine', 'outdated']);
    leave();
    unmount();
    expect(open('theirs').result.current.restored).toBe('outdated');
  });

  it('takes over what fits the form of another version, and nothing that does not', () => {
    const cases: [Json, object][] = [
      [
        { value: { text: 'kept', guests: 'many', gone: 1 }, base: empty },
        { ...empty, text: 'kept', guests: 'many' },
      ],
      [{ value: { text: 7, guests: {}, tags: 'a' }, base: empty }, empty],
      [{ value: { text: null, tags: { a: 1 } } }, empty],
      ['text', empty],
      [{ value: 'text' }, empty],
      [[1], empty],
      [{ value: null }, empty],
    ];
    for (const [found, shown] of cases) {
      const { open, kept } = browser();
      kept.set('note', found);
      expect(open(empty).result.current.value).toEqual(shown);
    }
  });
});
