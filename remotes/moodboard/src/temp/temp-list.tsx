import type { TempBoardInfo } from '@butterfly/contracts/moodboard';
import { errorMessage } from '@butterfly/plugin-sdk';
import { DateText, EmptyState, ErrorCard, PageHeader, Skeleton } from '@butterfly/ui-kit';
import { usePlugin, useReady } from '@butterfly/plugin-sdk/react';
import { Button } from 'antd';
import { useEffect, useState } from 'react';
import { BoardView } from '../canvas/board-view';
import { AttachButton } from './attach-button';
import { NewBoard } from './new-board';
import { nameOf } from './name-of';
import { useTempBoard, useTempBoardActions, useTempBoards } from './use-temp-boards';
import '../chrome/chrome.css';
import './temp.css';

/** Boards that belong to no project yet: begin one, look at one, go to work on it, give it to a project, let it go. */
export function TempList({ onEdit }: { readonly onEdit: (id: number) => void }) {
  const { ui } = usePlugin();
  const list = useTempBoards();
  const [chosen, setChosen] = useState<number | null>(null);
  const board = list.data?.find(({ id }) => id === chosen) ?? list.data?.[0] ?? null;
  const shown = useTempBoard(board?.id ?? null);
  const { make, remove } = useTempBoardActions({ made: onEdit, removed: () => ui.toast('success', 'The board is gone.') });
  useReady(Boolean(list.data));
  useEffect(() => {
    if (remove.error) ui.toast('error', errorMessage(remove.error));
  }, [remove.error, ui]);
  const letGo = async ({ id, temp_project_name: name }: TempBoardInfo) => {
    if (await ui.confirm({ title: `Delete ${nameOf(name)}?`, text: 'It belongs to no project and cannot be brought back.', ok: 'Delete' }))
      remove.go(id);
  };

  if (list.isPending) return <Skeleton kind="table" />;
  if (list.isError)
    return <ErrorCard title="The boards could not be read" text={errorMessage(list.error)} onRetry={() => void list.refetch()} />;
  return (
    <>
      <PageHeader
        title="Boards without a project"
        actions={
          board && (
            <>
              <Button danger loading={remove.busy} onClick={() => void letGo(board)}>
                Delete
              </Button>
              <AttachButton board={board} />
              <NewBoard make={make} />
              <Button type="primary" onClick={() => onEdit(board.id)}>
                Edit
              </Button>
            </>
          )
        }
      />
      {board === null ? (
        <EmptyState
          drawing="seedling"
          title="Every board has its project"
          text="Keep a copy of a board without a project, from the menu of that board, or begin one here: it waits for its couple."
          action={<NewBoard make={make} />}
        />
      ) : (
        <div className="mb-temp">
          <ul aria-label="Boards">
            {list.data.map(({ id, temp_project_name: name, updated_at: at }) => (
              <li key={id}>
                <button type="button" className="bf-bare-button mb-temp-board" aria-pressed={id === board.id} onClick={() => setChosen(id)}>
                  <span>{nameOf(name)}</span>
                  <small>
                    Changed <DateText value={at} as="moment" />
                  </small>
                </button>
              </li>
            ))}
          </ul>
          <div className="mb-looked-at" aria-live="polite">
            {shown.isPending && <Skeleton kind="canvas" />}
            {shown.isError && (
              <ErrorCard title="This board could not be read" text={errorMessage(shown.error)} onRetry={() => void shown.refetch()} />
            )}
            {shown.data !== undefined && <BoardView key={board.id} document={shown.data} readOnly />}
          </div>
        </div>
      )}
    </>
  );
}
