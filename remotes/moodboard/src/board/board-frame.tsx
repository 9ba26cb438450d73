import { ErrorCard, Icon, PageHeader, SaveState, Skeleton } from '@butterfly/ui-kit';
import type { SaveStatus } from '@butterfly/ui-kit';
import { usePlugin } from '@butterfly/plugin-sdk/react';
import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { useBoardChrome } from '../chrome/use-board-chrome';
import { CONFLICT_MESSAGE } from '../state/messages';
import type { BoardSession } from '../sync/board-session';
import { pendingPictures } from '../tools/pictures/pending-pictures';
import { isUnkept } from '../tools/pictures/picture-queue';
import { IconTool } from '../tools/tool-button';
import { BoardDesk } from './board-desk';
import type { BoardState } from './board.store';
import { ConflictPanel } from './conflict-panel';
import { useNarrow } from './use-narrow';
import './board.css';

interface BoardFrameProps {
  readonly title: ReactNode;
  readonly session: BoardSession;
  readonly around: ReturnType<typeof useBoardChrome>;
  readonly actions: ReactNode;
}

/** A board with its heading: how it is saved, what can be done with all of it, what two people have to settle. */
export function BoardFrame({ title, session, around, actions }: BoardFrameProps) {
  const { nav, metrics } = usePlugin();
  const { store, sync } = session;
  const state = useStore(store);
  const status = saveStatus(state);
  const narrow = useNarrow();
  const [chosen, setChosen] = useState<boolean | null>(null);
  // On a phone the bars of the house would leave half of the window to the board.
  const whole = chosen ?? narrow;
  const unkept = useStore(pendingPictures.store, isUnkept);
  const unsaved = unkept || (status.kind !== 'saved' && status.kind !== 'clean');

  useEffect(() => {
    nav.setDirty(unsaved);
    return () => nav.setDirty(false);
  }, [nav, unsaved]);
  useEffect(() => {
    if (state.opened) metrics.ready();
  }, [metrics, state.opened]);

  if (!state.opened) {
    if (state.error)
      return (
        <ErrorCard title="The moodboard could not be opened" text={state.error} onRetry={() => void sync.open()} busy={state.loading} />
      );
    return <Skeleton kind="canvas" />;
  }
  return (
    <div className="mb-page" data-whole={whole}>
      {whole && narrow && (
        <span className="mb-leave">
          <IconTool label="Leave the whole window" icon={<Icon name="arrow-left" />} onClick={() => setChosen(false)} />
        </span>
      )}
      <PageHeader
        title={title}
        meta={<SaveState status={status} {...(state.conflicts.length === 0 && { onRetry: () => void sync.flush() })} />}
        actions={actions}
      />
      {state.conflicts.length > 0 && (
        <ConflictPanel
          message={CONFLICT_MESSAGE}
          conflicts={state.conflicts}
          onReload={() => void sync.discard()}
          onDecide={(choices) => void sync.resolve(choices)}
        />
      )}
      <BoardDesk session={session} around={around} whole={whole} onWhole={() => setChosen(!whole)} />
    </div>
  );
}

function saveStatus({ loading, error, conflicts, savedAt, data, baseState }: BoardState): SaveStatus {
  if (conflicts.length > 0) return { kind: 'failed', reason: 'the board was changed elsewhere' };
  // A conflict that merges by itself is no failure: the message stands in the state, the save is under way.
  if (error && error !== CONFLICT_MESSAGE) return { kind: 'failed', reason: error };
  if (loading) return { kind: 'saving' };
  if (data !== baseState) return { kind: 'unsaved' };
  return savedAt ? { kind: 'saved', at: savedAt } : { kind: 'clean' };
}
