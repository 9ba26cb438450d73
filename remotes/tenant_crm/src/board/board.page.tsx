import type { Pipeline, PipelineCard, PipelineColumn } from '@butterfly/contracts/tenant_crm';
import { errorMessage } from '@butterfly/plugin-sdk';
import { useKeyboardMove, useStable } from '@butterfly/parts-kit/board';
import { usePlugin, useReady } from '@butterfly/plugin-sdk/react';
import { EmptyState, ErrorCard, PageHeader, Skeleton } from '@butterfly/ui-kit';
import { Button } from 'antd';
import { useState } from 'react';
import { pipelineModel, type Place } from '../model/move-card';
import { CrmTabs } from '../parts/crm-tabs';
import { LostReasonModal } from '../parts/lost-reason.modal';
import { useStages } from '../parts/use-stages';
import { RequiredFieldsModal } from '../parts/required-fields.modal';
import { BoardColumn } from './board-column';
import { BoardBar } from './board-bar';
import { noFilter, useBoard, type BoardFilter } from './use-board';

export function Page() {
  const { nav } = usePlugin();
  const [filter, setFilter] = useState<BoardFilter>(noFilter);
  const { board, note, move, asking, missing, busy, giveReason, giveFields, keep } = useBoard(filter);
  useReady(board.isSuccess);
  return (
    <div className="bf-page bf-page-wide">
      <PageHeader
        eyebrow="Project Pipeline"
        title="Pipeline board"
        meta={<CrmTabs />}
        actions={
          <Button type="primary" onClick={() => nav.go(nav.href('new_project'))}>
            New project
          </Button>
        }
      />
      {note}
      <BoardBar board={board.data} filter={filter} onFilter={setFilter} />
      {board.isPending && <Skeleton kind="board" label="Loading the board…" />}
      {board.isError && !board.data && (
        <ErrorCard
          title="The board could not be loaded"
          text={errorMessage(board.error)}
          busy={board.isFetching}
          onRetry={() => void board.refetch()}
        />
      )}
      {board.data && <Columns board={board.data} filtered={filter !== noFilter} onMove={move} onReset={() => setFilter(noFilter)} />}
      {asking && (
        <LostReasonModal
          subject={`project:${asking.card.id}`}
          projectName={asking.card.name}
          busy={busy}
          onSubmit={giveReason}
          onCancel={keep}
        />
      )}
      {missing && (
        <RequiredFieldsModal
          projectName={missing.move.card.name}
          stageName={board.data?.columns.find(({ stage }) => stage.id === missing.move.to.stageId)?.stage.name ?? 'the stage'}
          names={missing.names}
          busy={busy}
          onSubmit={giveFields}
          onCancel={keep}
        />
      )}
    </div>
  );
}

interface ColumnsProps {
  readonly board: Pipeline;
  readonly filtered: boolean;
  readonly onMove: (card: PipelineCard, to: Place) => void;
  readonly onReset: () => void;
}

function Columns({ board, filtered, onMove, onReset }: ColumnsProps) {
  const { nav } = usePlugin();
  const { shown = board, liftedId, heldId, announcement, handleKey, leave } = useKeyboardMove({ board, model: pipelineModel, onMove });
  const { stages: known } = useStages();
  const stages = known.length > 0 ? known : board.columns.map(({ stage }) => stage);
  const handleDrop = useStable((cardId: number, to: Place) => {
    const card = board.columns.flatMap(({ cards }) => cards).find(({ id }) => id === cardId);
    if (card) onMove(card, to);
  });
  const key = useStable(handleKey);
  const handleLeave = useStable(leave);
  const holds = (column: PipelineColumn, id: number | null) => (column.cards.some((card) => card.id === id) ? id : null);
  if (board.columns.every(({ count }) => count === 0)) {
    if (filtered)
      return (
        <EmptyState
          title="No project matches"
          text="Try other filters, or look at all of them."
          action={<Button onClick={onReset}>Show all projects</Button>}
        />
      );
    return (
      <EmptyState
        drawing="seedling"
        title="No projects on the board"
        text="A new project begins in the first column."
        action={
          <Button type="primary" onClick={() => nav.go(nav.href('new_project'))}>
            New project
          </Button>
        }
      />
    );
  }
  return (
    <>
      <p id="board-help" className="bf-hidden">
        Space lifts the project to move it with the arrow keys. Enter opens it.
      </p>
      <div className="crm-board" role="group" aria-label="Stages">
        {shown.columns.map((column) => (
          <BoardColumn
            key={column.stage.id}
            column={column}
            currency={board.currency}
            stages={stages}
            liftedId={holds(column, liftedId)}
            heldId={holds(column, heldId)}
            onKey={key}
            onDrop={handleDrop}
            onLeave={handleLeave}
          />
        ))}
      </div>
      <p className="bf-hidden" role="status" aria-live="assertive">
        {announcement}
      </p>
    </>
  );
}
