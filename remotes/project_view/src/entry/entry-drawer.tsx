import type { Entry, Lane, Timeline } from '@butterfly/contracts/project_view';
import { isApiError } from '@butterfly/plugin-sdk';
import { usePlugin } from '@butterfly/plugin-sdk/react';
import { Button, Drawer } from 'antd';
import { useEffect, useState } from 'react';
import type { Removed } from '../timeline/removed-note';
import { errorWords } from '../timeline/error-words';
import { useTimelineCache } from '../timeline/use-timeline';
import { api } from '../timeline.client';
import { ConflictNote } from './conflict-note';
import { draftOf, emptyDraft, fieldsOf, problemsOf, type Draft } from './draft';
import { EntryForm } from './entry-form';

export type OpenEntry = { readonly kind: 'new'; readonly lane: Lane } | { readonly kind: 'saved'; readonly id: number };

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
  const [draft, setDraft] = useState<Draft>(() => (base ? draftOf(base) : emptyDraft(open.kind === 'new' ? open.lane : 'planning', timeline.project.event_date)));
  const [begun] = useState(draft);
  const [conflict, setConflict] = useState<Entry | null>(null);
  const [busy, setBusy] = useState(false);
  const [tried, setTried] = useState(false);
  const dirty = draft !== begun;
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
      else ui.toast('error', errorWords(error));
    } finally {
      setBusy(false);
    }
  };
  const save = (etag: string | undefined) => {
    setTried(true);
    if (Object.keys(problems).length > 0) return;
    void run(async () => {
      const saved = await saveDraft({ projectId, draft, base, etag });
      cache.put([saved]);
      onClose();
    });
  };
  const remove = () => base && void run(async () => {
    await api.removeEntry({ params: { projectId, id: String(base.id) } });
    cache.remove(base.id);
    onRemoved(base);
    onClose();
  });
  const close = async () => {
    if (!dirty || (await ui.confirm({ title: 'Close without saving?', text: 'What you changed in this entry is lost.', ok: 'Close' }))) onClose();
  };
  return (
    <Drawer
      open size={440} title={base ? base.title : 'New entry'} onClose={() => void close()}
      footer={
        <div className="pv-drawer-foot">
          {base && <Button danger type="text" disabled={busy} onClick={remove}>Remove</Button>}
          <span />
          <Button type="primary" loading={busy} disabled={Boolean(base) && !dirty} onClick={() => save(base?.etag)}>{base ? 'Save' : 'Add the entry'}</Button>
        </div>
      }
    >
      {conflict && <ConflictNote current={conflict} busy={busy} onMine={() => save(conflict.etag)} onTheirs={() => { setDraft(draftOf(conflict)); cache.put([conflict]); onClose(); }} />}
      <EntryForm draft={draft} timeline={timeline} entryId={base?.id} problems={tried ? problems : {}} onChange={setDraft} />
    </Drawer>
  );
}

async function saveDraft({ projectId, draft, base, etag }: { projectId: string; draft: Draft; base: Entry | undefined; etag: string | undefined }): Promise<Entry> {
  const saved = base
    ? (await api.updateEntry({ params: { projectId, id: String(base.id) }, body: fieldsOf(draft), ...(etag && { ifMatch: etag }) })).data
    : (await api.createEntry({ params: { projectId }, body: { ...fieldsOf(draft), lane: draft.lane } })).data;
  const same = draft.predecessor_ids.length === saved.predecessor_ids.length && draft.predecessor_ids.every((id) => saved.predecessor_ids.includes(id));
  if (same) return saved;
  return (await api.setPredecessors({ params: { projectId, id: String(saved.id) }, body: { ids: [...draft.predecessor_ids] } })).data;
}
