import { EmptyState, ErrorCard, PageHeader, SaveState, Skeleton } from '@butterfly/ui-kit';
import type { SaveStatus } from '@butterfly/ui-kit';
import { usePlugin } from '@butterfly/plugin-sdk/react';
import { Button } from 'antd';
import { useEffect } from 'react';
import { Link, useParams } from 'react-router-dom';
import { useStore } from 'zustand';
import { firstPage } from '../model/board-document';
import { BoardCanvas } from './board-canvas';
import { BoardToolbar } from './board-toolbar';
import type { BoardState } from './board.store';
import { ConflictBanner } from './conflict-banner';
import { useBoard } from './use-board';
import './board.css';

/** The board of a project: everything on it is saved as it is changed. */
export function Page() {
  const { projectId = '' } = useParams();
  return <Board key={projectId} projectId={Number(projectId)} />;
}

function Board({ projectId }: { projectId: number }) {
  const { nav, metrics } = usePlugin();
  const { store, actions, sync } = useBoard(projectId);
  const state = useStore(store);
  const status = saveStatus(state);
  const unsaved = status.kind !== 'saved' && status.kind !== 'clean';

  useEffect(() => {
    nav.setDirty(unsaved);
    return () => nav.setDirty(false);
  }, [nav, unsaved]);
  useEffect(() => {
    if (state.opened) metrics.ready();
  }, [metrics, state.opened]);

  if (!state.opened) {
    if (state.error) return <ErrorCard title="The moodboard could not be opened" text={state.error} onRetry={() => void sync.open()} busy={state.loading} />;
    return <Skeleton kind="canvas" />;
  }
  const page = firstPage(state.data);
  const add = (kind: Parameters<typeof actions.itemAdded>[0]) => actions.itemAdded(kind, nextPlace(page.elements.length));
  return (
    <div className="mb-page">
      <PageHeader
        title="Moodboard"
        meta={<SaveState status={status} onRetry={() => void sync.flush()} />}
        actions={<Link className="bf-button" to={nav.href('preview', { projectId })}>Preview</Link>}
      />
      {state.conflict && <ConflictBanner message={state.error ?? ''} onReload={() => void sync.open()} onKeepMine={() => void sync.keepMine()} />}
      <BoardToolbar state={state} actions={actions} onAdd={add} />
      <BoardCanvas page={page} selection={state.selection} actions={actions}>
        {page.elements.length === 0 && (
          <EmptyState drawing="wreath" title="An empty board" text="Begin with a colour you both love." action={<Button type="primary" onClick={() => add('color')}>Add a colour</Button>} />
        )}
      </BoardCanvas>
    </div>
  );
}

function saveStatus({ loading, error, conflict, savedAt, data, baseState, past }: BoardState): SaveStatus {
  const changed = baseState === null ? past.length > 0 : data !== baseState;
  if (conflict) return { kind: 'failed', reason: 'the board was changed elsewhere' };
  if (error) return { kind: 'failed', reason: error };
  if (loading) return { kind: 'saving' };
  if (changed) return { kind: 'unsaved' };
  return savedAt ? { kind: 'saved', at: savedAt } : { kind: 'clean' };
}

/** New items step down from the top left, so that none covers the one before. */
function nextPlace(count: number): { x: number; y: number } {
  return { x: 60 + (count % 7) * 200, y: 60 + (Math.floor(count / 7) % 5) * 180 + (count % 7) * 8 };
}
