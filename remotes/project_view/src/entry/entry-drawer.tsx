import type { Entry, Timeline } from '@butterfly/contracts/project_view';
import { errorMessage, isApiError } from '@butterfly/plugin-sdk';
import { useDraft, usePlugin } from '@butterfly/plugin-sdk/react';
import { RestoredNote } from '@butterfly/ui-kit';
import { Button, Drawer } from 'antd';
import { useEffect, useState } from 'react';
import type { Removed } from '../timeline/removed-note';
import { useTimelineCache } from '../timeline/use-timeline';
import { api } from '../timeline.client';
import { ConflictNote } from './conflict-note';
import { draftOf, emptyDraft, fieldsOf, problemsOf, type Draft } from './draft';
import { EntryForm } from './entry-form';
import { draftNameOf, type OpenEntry } from './open-entry';

interface EntryDrawerProps {
  readonly projectId: string;
  readonly timeline: Timeline;
  readonly open: OpenEntry;
  readonly onClose: () => void;
  readonly onRemoved: (removed: Removed) => void;
}

/** One entry, to read and to change. */
export function EntryDrawer({ projectId, timeline, open, onClose, onRemoved }: EntryDrawerProps) {
  const { ui, nav } = usePlugin();
  const cache = useTimelineCache(projectId);
  const [base] = useState<Entry | undefined>(() => (open.kind === 'saved' ? timeline.entries.find(({ id }) => id === open.id) : undefined));
  const form = useDraft<TypedEntry>(draftNameOf(projectId, open), typedOf({ base, open, timeline }));
  const draft = form.value;
  const [conflict, setConflict] = useState<Entry | null>(null);
  const [busy, setBusy] = useState(false);
  const [tried, setTried] = useState(false);
  const dirty = form.isDirty;
  const problems = problemsOf(draft);
  useEffect(() => {
    nav.setDirty(dirty);
    return () => nav.setDirty(false);
  }, [nav, dirty]);

  const run = async (work: () => Promise<void>) => {
    setBusy(true);
    try {
      await work();
    } catch (error) {
      if (isApiError(error) && error.code === 'version_conflict') setConflict(error.body['current'] as Entry);
      else ui.toast('error', errorMessage(error));
    } finally {
      setBusy(false);
    }
  };
  const save = (on: string | null) => {
    setTried(true);
    if (Object.keys(problems).length > 0) return;
    void run(async () => {
      const saved = await saveDraft({ projectId, draft, base, etag: on });
      form.saved(draft);
      cache.put([saved]);
      onClose();
    });
  };
  const remove = () =>
    base &&
    void run(async () => {
      await api.removeEntry({ params: { projectId, id: String(base.id) } });
      form.saved(draft);
      cache.remove(base.id);
      onRemoved(base);
      onClose();
    });
  const close = async () => {
    if (dirty && !(await ui.confirm({ title: 'Close without saving?', text: 'What you changed in this entry is lost.', ok: 'Close' })))
      return;
    form.saved(draft);
    onClose();
  };
  return (
    <Drawer
      open
      size={440}
      title={base ? base.title : 'New entry'}
      onClose={() => void close()}
      footer={
        <div className="pv-drawer-foot">
          {base && (
            <Button danger type="text" disabled={busy} onClick={remove}>
              Remove
            </Button>
          )}
          <span />
          <Button type="primary" loading={busy} disabled={Boolean(base) && !dirty} onClick={() => save(draft.etag)}>
            {base ? 'Save' : 'Add the entry'}
          </Button>
        </div>
      }
    >
      {conflict && (
        <ConflictNote
          current={conflict}
          busy={busy}
          onMine={() => save(conflict.etag)}
          onTheirs={() => {
            form.saved(typedOf({ base: conflict, open, timeline }));
            cache.put([conflict]);
            onClose();
          }}
        />
      )}
      <RestoredNote draft={form} />
      <EntryForm
        draft={draft}
        timeline={timeline}
        entryId={base?.id}
        problems={tried ? problems : {}}
        onChange={(next) => form.set({ ...next, etag: draft.etag })}
      />
    </Drawer>
  );
}

/** What is typed, and the version of the entry that it began with: saving on a later one asks first. */
type TypedEntry = Draft & { readonly etag: string | null };

function typedOf({ base, open, timeline }: { base: Entry | undefined; open: OpenEntry; timeline: Timeline }): TypedEntry {
  if (base) return { ...draftOf(base), etag: base.etag };
  return { ...emptyDraft(open.kind === 'new' ? open.lane : 'planning', timeline.project.event_date), etag: null };
}

async function saveDraft({
  projectId,
  draft,
  base,
  etag,
}: {
  projectId: string;
  draft: Draft;
  base: Entry | undefined;
  etag: string | null;
}): Promise<Entry> {
  const saved = base
    ? (await api.updateEntry({ params: { projectId, id: String(base.id) }, body: fieldsOf(draft), ...(etag && { ifMatch: etag }) })).data
    : (await api.createEntry({ params: { projectId }, body: { ...fieldsOf(draft), lane: draft.lane } })).data;
  const same =
    draft.predecessor_ids.length === saved.predecessor_ids.length &&
    draft.predecessor_ids.every((id) => saved.predecessor_ids.includes(id));
  if (same) return saved;
  return (await api.setPredecessors({ params: { projectId, id: String(saved.id) }, body: { ids: [...draft.predecessor_ids] } })).data;
}
