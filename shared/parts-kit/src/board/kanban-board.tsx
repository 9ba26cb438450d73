import { useEffect, useId, useMemo, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { kanbanModel, type KanbanCard, type KanbanColumn, type KanbanPlace } from './kanban-model';
import { useDragCard } from './use-drag-card';
import { useDropColumn } from './use-drop-column';
import { useKeyboardMove } from './use-keyboard-move';
import './board.css';

interface KanbanBoardProps<C extends KanbanCard> {
  readonly label: string;
  readonly columns: readonly KanbanColumn<C>[];
  /** Told where a card was put; whoever keeps the columns moves it. */
  readonly onMove: (card: C, to: KanbanPlace) => void;
  readonly onOpen: (card: C) => void;
  /** What stands on a card below its name. */
  readonly children?: (card: C) => ReactNode;
}

/**
 * Columns of cards, carried with the mouse or with the keyboard: Space lifts, arrows carry, Space puts down, Escape takes back.
 *
 * @example
 * <KanbanBoard label="Tasks" columns={columns} onMove={(task, { columnId, index }) => move(task.id, columnId, index)} onOpen={open}>
 *   {(task) => <DateText value={task.due} />}
 * </KanbanBoard>
 */
export function KanbanBoard<C extends KanbanCard>({ label, columns, onMove, onOpen, children }: KanbanBoardProps<C>) {
  const help = useId();
  const model = useMemo(() => kanbanModel<C>(), []);
  const { shown = columns, liftedId, heldId, announcement, handleKey, leave } = useKeyboardMove({ board: columns, model, onMove });
  const drop = (cardId: number, to: KanbanPlace) => {
    const card = columns.flatMap(({ cards }) => cards).find(({ id }) => id === cardId);
    if (card) onMove(card, to);
  };
  const cardProps = { help, liftedId, heldId, onKey: handleKey, onLeave: leave, onOpen, children };
  return (
    <>
      <p id={help} className="bf-hidden">
        Space lifts the card to move it with the arrow keys. Enter opens it.
      </p>
      <div className="bf-board" role="group" aria-label={label}>
        {shown.map((column) => (
          <Column key={column.id} column={column} onDrop={drop} cardProps={cardProps} />
        ))}
      </div>
      <p className="bf-hidden" role="status" aria-live="assertive">
        {announcement}
      </p>
    </>
  );
}

interface CardProps<C extends KanbanCard> extends Pick<KanbanBoardProps<C>, 'children' | 'onOpen'> {
  readonly help: string;
  readonly liftedId: number | null;
  readonly heldId: number | null;
  readonly onKey: (event: KeyboardEvent, card: C) => void;
  readonly onLeave: () => void;
}

interface ColumnProps<C extends KanbanCard> {
  readonly column: KanbanColumn<C>;
  readonly onDrop: (cardId: number, to: KanbanPlace) => void;
  readonly cardProps: CardProps<C>;
}

function Column<C extends KanbanCard>({ column: { id, name, cards }, onDrop, cardProps }: ColumnProps<C>) {
  const { ref, mark } = useDropColumn((cardId, index) => onDrop(cardId, { columnId: id, index }));
  return (
    <section className="bf-board-column" aria-label={name} data-over={mark !== null || undefined}>
      <h3>
        {name} <span className="bf-figures">{cards.length}</span>
      </h3>
      <ol ref={ref}>
        {cards.map((card, at) => (
          <Card key={card.id} card={card} columnId={id} marked={mark === at} {...cardProps} />
        ))}
        {cards.length === 0 && mark === null && <li className="bf-soft">Nothing here</li>}
        {mark === cards.length && <li className="bf-board-mark" aria-hidden="true" />}
      </ol>
    </section>
  );
}

function Card<C extends KanbanCard>({
  card,
  columnId,
  marked,
  help,
  liftedId,
  heldId,
  onKey,
  onLeave,
  onOpen,
  children,
}: CardProps<C> & { card: C; columnId: string; marked: boolean }) {
  const { ref, dragging } = useDragCard(card.id);
  const button = useRef<HTMLButtonElement>(null);
  const held = heldId === card.id;
  const lifted = liftedId === card.id;
  // A card that is carried into another column is drawn anew there; the keys must stay with it.
  useEffect(() => {
    if (held) button.current?.focus();
  }, [held, columnId]);
  return (
    <li
      ref={ref}
      className="bf-board-card"
      data-card={card.id}
      data-marked={marked || undefined}
      data-dragging={dragging || undefined}
      data-lifted={lifted || undefined}
    >
      <button
        ref={button}
        type="button"
        aria-describedby={help}
        onKeyDown={(event) => onKey(event, card)}
        onBlur={() => held && onLeave()}
        onClick={() => !lifted && onOpen(card)}
      >
        {card.name}
      </button>
      {children?.(card)}
    </li>
  );
}
