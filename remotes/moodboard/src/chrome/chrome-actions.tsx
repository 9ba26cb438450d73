import type { Json } from '@butterfly/contracts/core';
import { errorMessage } from '@butterfly/plugin-sdk';
import { Icon } from '@butterfly/ui-kit';
import { useAction, usePlugin } from '@butterfly/plugin-sdk/react';
import { Dropdown } from 'antd';
import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { teamComments } from '../comments/comment-source';
import { commentActions, commentStore } from '../comments/comment-store';
import { useComments } from '../comments/use-comments';
import { restoreDocument } from '../history/restore-document';
import { emptyDocument } from '../model/board-document';
import { moodboardClient } from '../moodboard.client';
import { PeopleHere } from '../presence/people-here';
import type { PresenceStore } from '../presence/presence-store';
import type { BoardSession } from '../sync/board-session';
import { keys } from './keys';
import './chrome.css';

const ShareDialog = lazy(async () => ({ default: (await import('../share/share-dialog')).ShareDialog }));
const HistoryDialog = lazy(async () => ({ default: (await import('../history/history-dialog')).HistoryDialog }));
const ExportDialog = lazy(async () => ({ default: (await import('../export/export-dialog')).ExportDialog }));

const MORE = [
  { key: 'preview', label: 'Preview' },
  { key: 'history', label: 'Versions' },
  { key: 'export', label: 'Export' },
  { type: 'divider' as const },
  { key: 'copy', label: 'Keep a copy without a project' },
  { key: 'temp', label: 'Boards without a project' },
];

interface AroundActionsProps {
  readonly projectId: number;
  /** Names files and captions. */
  readonly title: string;
  readonly session: Pick<BoardSession, 'store' | 'sync'>;
  readonly presence: PresenceStore;
}

/** What lies around a board, in its header: who is here, comments, sharing, versions, export. */
export function AroundActions({ projectId, title, session: { store, sync }, presence }: AroundActionsProps) {
  const { nav, tenant, ui } = usePlugin();
  const [open, setOpen] = useState<'share' | 'history' | 'export' | null>(null);
  const { data, page } = useStore(store);
  const source = useMemo(() => teamComments(projectId), [projectId]);
  const talk = commentStore(source.key);
  const { shown } = useStore(talk);
  const unsettled = useComments(source).threads.filter(({ first }) => first.resolved_at === null).length;
  const close = () => setOpen(null);
  const copy = useAction({
    failure: 'inline',
    run: async (copied: Json) =>
      (await moodboardClient.createTempBoard({ body: { temp_project_name: title, data: copied }, prefer: 'return=minimal' })).data,
    invalidates: [keys.tempBoards],
    onSuccess: () => ui.toast('success', 'A copy is kept with the boards without a project.'),
  });
  useEffect(() => {
    if (copy.error) ui.toast('error', errorMessage(copy.error));
  }, [copy.error, ui]);
  const choose = (key: string) => {
    if (key === 'preview') nav.go(nav.href('preview', { projectId }));
    else if (key === 'temp') nav.go(nav.href('temp'));
    else if (key === 'copy') copy.go(data ?? emptyDocument());
    else setOpen(key as 'history' | 'export');
  };
  const restored = (document: typeof data) => {
    if (document === null) return;
    restoreDocument(store, document);
    ui.toast('success', 'The version is back. Undo takes it away again.');
  };
  return (
    <>
      <PeopleHere store={presence} />
      <button
        type="button"
        className="bf-button"
        aria-label={`Comments${unsettled > 0 ? `, ${unsettled}` : ''}`}
        aria-pressed={shown}
        onClick={commentActions(talk).toggled}
      >
        <Icon name="comment" size={18} />
        <span className="mb-comments-word">Comments</span>
        {unsettled > 0 && <span className="mb-count">{unsettled}</span>}
      </button>
      <Dropdown trigger={['click']} menu={{ items: MORE, onClick: ({ key }) => choose(key) }}>
        <button type="button" className="bf-icon-button" aria-label="More for this board" aria-haspopup="menu">
          <Icon name="more" size={20} />
        </button>
      </Dropdown>
      <button type="button" className="bf-button bf-button-primary" onClick={() => setOpen('share')}>
        <Icon name="send" size={16} />
        Share
      </button>
      <Suspense fallback={null}>
        {open === 'share' && <ShareDialog projectId={projectId} onClose={close} />}
        {open === 'history' && <HistoryDialog projectId={projectId} flush={() => sync.flush()} onRestore={restored} onClose={close} />}
        {open === 'export' && <ExportDialog document={data} pageId={page} caption={{ title, note: tenant.name }} onClose={close} />}
      </Suspense>
    </>
  );
}
