import { EmptyState, Icon } from '@butterfly/ui-kit';
import { usePlugin } from '@butterfly/plugin-sdk/react';
import { useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { keys } from '../chrome/keys';
import { nothingAround } from '../chrome/use-board-chrome';
import { BoardFrame } from '../board/board-frame';
import { useBoard } from '../board/use-board';
import { AttachButton } from './attach-button';
import { nameOf } from './name-of';
import { useTempBoards } from './use-temp-boards';

const ExportDialog = lazy(async () => ({ default: (await import('../export/export-dialog')).ExportDialog }));

interface TempDeskProps {
  readonly id: number;
  /** What was not saved when the board was deleted elsewhere has made it anew. */
  readonly onRenumbered: (id: number) => void;
  readonly onLeave: () => void;
}

/** A board without a project, worked on as any other. Versions, comments and links belong to projects. */
export function TempDesk({ id, onRenumbered, onLeave }: TempDeskProps) {
  const { tenant } = usePlugin();
  const session = useBoard({ kind: 'temp', id });
  const { store, sync, boardId } = session;
  const { opened, data, version, page, savedAt } = useStore(store);
  const list = useTempBoards();
  const cache = useQueryClient();
  const [exporting, setExporting] = useState(false);
  const name = list.data?.find((one) => one.id === id)?.temp_project_name ?? '';
  const title = nameOf(name);
  useEffect(() => {
    if (boardId() !== id) onRenumbered(boardId());
  }, [boardId, id, onRenumbered, savedAt]);
  // The list shows it as it is now, not as it was before.
  useEffect(
    () => () =>
      void sync
        .flush()
        .then(() =>
          Promise.all([cache.invalidateQueries({ queryKey: keys.tempBoards }), cache.invalidateQueries({ queryKey: keys.tempBoard(id) })]),
        ),
    [cache, id, sync],
  );

  const all = (
    <Button icon={<Icon name="arrow-left" size={16} />} onClick={() => void sync.flush().then(onLeave)}>
      All boards
    </Button>
  );
  if (opened && data === null && version === null)
    return (
      <EmptyState
        drawing="seedling"
        title="This board is not here any more"
        text="It was deleted, or it is the board of a project now."
        action={all}
      />
    );
  return (
    <>
      <BoardFrame
        title={title}
        session={session}
        around={nothingAround}
        actions={
          <>
            {all}
            <Button onClick={() => setExporting(true)}>Export</Button>
            <AttachButton board={{ id, temp_project_name: name }} />
          </>
        }
      />
      <Suspense fallback={null}>
        {exporting && (
          <ExportDialog document={data} pageId={page} caption={{ title, note: tenant.name }} onClose={() => setExporting(false)} />
        )}
      </Suspense>
    </>
  );
}
