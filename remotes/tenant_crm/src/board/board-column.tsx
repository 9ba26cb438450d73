import type { PipelineCard, PipelineColumn, Stage } from '@butterfly/contracts/tenant_crm';
import { useDropColumn } from '@butterfly/parts-kit/board';
import { useShownRows } from '@butterfly/parts-kit/shown-rows';
import { usePlugin } from '@butterfly/plugin-sdk/react';
import { Money, StatusDot } from '@butterfly/ui-kit';
import { memo, useCallback, type KeyboardEvent, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Place } from '../model/move-card';
import { BoardCard } from './board-card';

interface BoardColumnProps {
  readonly column: PipelineColumn;
  readonly currency: string;
  readonly stages: readonly Stage[];
  readonly liftedId: number | null;
  readonly heldId: number | null;
  readonly onKey: (event: KeyboardEvent, card: PipelineCard) => void;
  readonly onDrop: (cardId: number, to: Place) => void;
  readonly onLeave: () => void;
}

/** One stage. Drawn again only when something of it changed: the callbacks of the page must stay the same. */
export const BoardColumn = memo(function BoardColumn({
  column,
  currency,
  stages,
  liftedId,
  heldId,
  onKey,
  onDrop,
  onLeave,
}: BoardColumnProps) {
  const { nav } = usePlugin();
  const { stage, cards } = column;
  const { ref, mark } = useDropColumn((cardId, index) => onDrop(cardId, { stageId: stage.id, index }));
  const more = column.count - cards.length;
  const { shown, end } = useShownRows<HTMLLIElement>({
    total: cards.length,
    needed: cards.findIndex(({ id }) => id === heldId || id === liftedId) + 2,
  });
  const handleStage = useCallback((moved: PipelineCard, to: Stage) => onDrop(moved.id, { stageId: to.id, index: 0 }), [onDrop]);
  return (
    <section className="crm-column" aria-labelledby={`stage-${stage.id}`} data-stage={stage.name} data-over={mark !== null || undefined}>
      <header>
        <h2 id={`stage-${stage.id}`}>
          <StatusDot tone={stage.color}>{stage.name}</StatusDot> <span className="crm-count bf-figures">{column.count}</span>
        </h2>
        <p className="bf-soft">
          <Money minor={column.value_cents} currency={currency} />
        </p>
      </header>
      <ol ref={ref}>
        {cards.slice(0, shown).map((card, index) => (
          <BoardCardSlot key={card.id} marked={mark === index}>
            <BoardCard
              card={card}
              stage={stage}
              stages={stages}
              lifted={card.id === liftedId}
              held={card.id === heldId}
              onKey={onKey}
              onLeave={onLeave}
              onStage={handleStage}
            />
          </BoardCardSlot>
        ))}
        {shown < cards.length && <li ref={end} className="crm-column-more" aria-hidden="true" />}
        {mark !== null && mark >= Math.min(shown, cards.length) && <li className="crm-drop-mark" aria-hidden="true" />}
        {cards.length === 0 && mark === null && <li className="crm-column-empty">Nothing here</li>}
      </ol>
      {more > 0 && (
        <Link className="crm-more" to={`${nav.href('projects')}?stage=${stage.id}`}>
          {more.toLocaleString()} more in the list
        </Link>
      )}
    </section>
  );
});

function BoardCardSlot({ marked, children }: { readonly marked: boolean; readonly children: ReactNode }) {
  return (
    <>
      {marked && <li className="crm-drop-mark" aria-hidden="true" />}
      {children}
    </>
  );
}
