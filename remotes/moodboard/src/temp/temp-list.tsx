import type { TempBoardInfo } from '@butterfly/contracts/moodboard';
import { DateText, EmptyState, ErrorCard, PageHeader, Skeleton } from '@butterfly/ui-kit';
import { usePlugin } from '@butterfly/plugin-sdk/react';
import { Button } from 'antd';
import { useEffect, useState } from 'react';
import { errorWords } from '../around/error-words';
import { BoardView } from '../canvas/board-view';
import { AttachDialog } from './attach-dialog';
import { useTempBoard, useTempBoardActions, useTempBoards } from './use-temp-boards';
import './temp.css';

/** Boards that belong to no project yet: look at one, give it to a project, let it go. */
export function Page() {
  const { nav, metrics, ui } = usePlugin();
  const list = useTempBoards();
  const [chosen, setChosen] = useState<number | null>(null);
  const [attaching, setAttaching] = useState(false);
  const board = list.data?.find(({ id }) => id === chosen) ?? list.data?.[0] ?? null;
  const shown = useTempBoard(board?.id ?? null);
  const { attach, remove } = useTempBoardActions({
    attached: (projectId) => nav.go(nav.href('board', { projectId })),
    removed: () => ui.toast('success', 'The board is gone.'),
  });
  useEffect(() => {
    if (list.data) metrics.ready();
  }, [list.data, metrics]);
  useEffect(() => {
    if (remove.error) ui.toast('error', errorWords(remove.error));
  }, [remove.error, ui]);
  const letGo = async ({ id, temp_project_name: name }: TempBoardInfo) => {
    if (await ui.confirm({ title: `Delete ${nameOf(name)}?`, text: 'It belongs to no project and cannot be brought back.', ok: 'Delete' })) remove.go(id);
  };

  if (list.isPending) return <Skeleton kind="table" />;
  if (list.isError) return <ErrorCard title="The boards could not be read" text={errorWords(list.error)} onRetry={() => void list.refetch()} />;
  return (
    <>
      <PageHeader
        title="Boards without a project"
        actions={board && <><Button danger loading={remove.busy} onClick={() => void letGo(board)}>Delete</Button><Button type="primary" onClick={() => { attach.reset(); setAttaching(true); }}>Attach to a project</Button></>}
      />
      {board === null
        ? <EmptyState drawing="seedling" title="Every board has its project" text="Keep a copy of a board without a project, from the menu of that board, and it waits here for the next couple." />
        : (
          <div className="mb-temp">
            <ul aria-label="Boards">
              {list.data.map(({ id, temp_project_name: name, updated_at: at }) => (
                <li key={id}>
                  <button type="button" className="mb-temp-board" aria-pressed={id === board.id} onClick={() => setChosen(id)}>
                    <span>{nameOf(name)}</span>
                    <small>Changed <DateText value={at} as="moment" /></small>
                  </button>
                </li>
              ))}
            </ul>
            <div className="mb-temp-view" aria-live="polite">
              {shown.isPending && <Skeleton kind="canvas" />}
              {shown.isError && <ErrorCard title="This board could not be read" text={errorWords(shown.error)} onRetry={() => void shown.refetch()} />}
              {shown.data !== undefined && <BoardView key={board.id} document={shown.data} readOnly />}
            </div>
          </div>
        )}
      {board && attaching && (
        <AttachDialog
          name={nameOf(board.temp_project_name)} busy={attach.busy} error={attach.error}
          onAttach={(project) => attach.go({ id: board.id, project })} onClose={() => setAttaching(false)}
        />
      )}
    </>
  );
}

const nameOf = (name: string): string => name.trim() || 'Board without a name';
