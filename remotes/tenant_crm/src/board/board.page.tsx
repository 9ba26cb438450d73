import type { EventType, Pipeline, PipelineCard } from '@butterfly/contracts/tenant_crm';
import { usePlugin } from '@butterfly/plugin-sdk/react';
import { EmptyState, ErrorCard, Money, PageHeader, Skeleton } from '@butterfly/ui-kit';
import { Button, Select } from 'antd';
import { useEffect, useState } from 'react';
import { eventTypes, optionsOf } from '../model/event-types';
import type { Place } from '../model/move-card';
import { CrmTabs } from '../parts/crm-tabs';
import { errorWords } from '../parts/error-words';
import { LostReasonModal } from '../parts/lost-reason.modal';
import { useOwners } from '../parts/use-owners';
import { BoardColumn } from './board-column';
import { useBoard, type BoardFilter } from './use-board';
import { useKeyboardMove } from './use-keyboard-move';

export function Page() {
  const { nav, metrics } = usePlugin();
  const [filter, setFilter] = useState<BoardFilter>({ owner: null, event_type: null });
  const { board, move, asking, busy, giveReason, keep } = useBoard(filter);
  const ready = board.isSuccess;
  useEffect(() => {
    if (ready) metrics.ready();
  }, [ready, metrics]);
  return (
    <div className="crm-page crm-page-wide">
      <PageHeader
        eyebrow="Project Pipeline" title="Pipeline board" meta={<CrmTabs />}
        actions={<Button type="primary" onClick={() => nav.go(nav.href('new_project'))}>New project</Button>}
      />
      <BoardBar board={board.data} filter={filter} onFilter={setFilter} />
      {board.isPending && <Skeleton kind="board" label="Loading the board…" />}
      {board.isError && !board.data && (
        <ErrorCard title="The board could not be loaded" text={errorWords(board.error)} busy={board.isFetching} onRetry={() => void board.refetch()} />
      )}
      {board.data && <Columns board={board.data} onMove={move} />}
      {asking && <LostReasonModal projectName={asking.card.name} busy={busy} onSubmit={giveReason} onCancel={keep} />}
    </div>
  );
}

function Columns({ board, onMove }: { board: Pipeline; onMove: (card: PipelineCard, to: Place) => void }) {
  const { nav } = usePlugin();
  const { shown = board, liftedId, heldId, announcement, handleKey, leave } = useKeyboardMove(board, onMove);
  const stages = board.columns.map(({ stage }) => stage);
  const handleDrop = (cardId: number, to: Place) => {
    const card = board.columns.flatMap(({ cards }) => cards).find(({ id }) => id === cardId);
    if (card) onMove(card, to);
  };
  if (board.columns.every(({ count }) => count === 0)) {
    return (
      <EmptyState
        drawing="seedling" title="No projects on the board" text="A new project begins in the first column."
        action={<Button type="primary" onClick={() => nav.go(nav.href('new_project'))}>New project</Button>}
      />
    );
  }
  return (
    <>
      <p id="board-help" className="bf-hidden">Space lifts the project to move it with the arrow keys. Enter opens it.</p>
      <div className="crm-board" role="group" aria-label="Stages">
        {shown.columns.map((column) => (
          <BoardColumn
            key={column.stage.id} column={column} currency={board.currency} stages={stages} liftedId={liftedId} heldId={heldId}
            onKey={handleKey} onDrop={handleDrop} onLeave={leave}
          />
        ))}
      </div>
      <p className="bf-hidden" role="status" aria-live="assertive">{announcement}</p>
    </>
  );
}

interface BoardBarProps {
  readonly board: Pipeline | undefined;
  readonly filter: BoardFilter;
  readonly onFilter: (filter: BoardFilter) => void;
}

function BoardBar({ board, filter, onFilter }: BoardBarProps) {
  const owners = useOwners();
  return (
    <div className="crm-filters">
      <Select
        aria-label="Taken care of by" className="crm-filter" value={filter.owner ?? 0} onChange={(owner) => onFilter({ ...filter, owner: owner || null })}
        options={[{ value: 0, label: 'Everybody' }, ...owners.map(({ id, name }) => ({ value: id, label: name }))]}
      />
      <Select<EventType | ''>
        aria-label="Kind of event" className="crm-filter" value={filter.event_type ?? ''} onChange={(type) => onFilter({ ...filter, event_type: type || null })}
        options={[{ value: '', label: 'All events' }, ...optionsOf(eventTypes)]}
      />
      {board && (
        <p className="crm-board-sums">
          <span><Money minor={board.open.value_cents} currency={board.currency} /> open</span>
          <span><Money minor={board.open.weighted_cents} currency={board.currency} /> weighted</span>
          <span><Money minor={board.booked.value_cents} currency={board.currency} /> booked</span>
        </p>
      )}
    </div>
  );
}
