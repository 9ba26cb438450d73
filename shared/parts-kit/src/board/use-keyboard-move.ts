import { useState, type KeyboardEvent } from 'react';

interface NamedCard {
  readonly id: number;
  readonly name: string;
}

/** How cards are carried on one kind of board; `P` says where a card stands. Constant: made outside of a component. */
export interface BoardModel<B, P> {
  /** The board after a card was moved. */
  readonly moveCard: (board: B, id: number, to: P) => B;
  readonly placeOf: (board: B, id: number) => P | null;
  /** Where a card goes with an arrow key; null at the rim. */
  readonly placeBeside: (board: B, place: P, key: string) => P | null;
  /** As in "put down in Booked, place 2". */
  readonly describe: (board: B | undefined, place: P) => string;
}

interface Lifted<C, P> {
  readonly card: C;
  readonly from: P;
  readonly at: P;
}

interface KeyboardMove<B, C> {
  /** The board with the lifted card where it would be put down. */
  readonly shown: B | undefined;
  readonly liftedId: number | null;
  /** The card that was carried last; it keeps the focus while the server's answer redraws the board. */
  readonly heldId: number | null;
  /** What a screen reader is told. */
  readonly announcement: string;
  readonly handleKey: (event: KeyboardEvent, card: C) => void;
  /** The person went elsewhere with the focus. */
  readonly leave: () => void;
}

const arrows = new Set(['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']);

interface KeyboardMoveOptions<B, C, P> {
  readonly board: B | undefined;
  readonly model: BoardModel<B, P>;
  readonly onMove: (card: C, to: P) => void;
}

/**
 * Space lifts a card, the arrows carry it, Space or Enter puts it down, Escape takes it back.
 *
 * @example const { shown, handleKey, announcement } = useKeyboardMove({ board, model: pipelineModel, onMove });
 */
export function useKeyboardMove<B, C extends NamedCard, P>({ board, model, onMove }: KeyboardMoveOptions<B, C, P>): KeyboardMove<B, C> {
  const { moveCard, placeOf, placeBeside, describe } = model;
  const [lifted, setLifted] = useState<Lifted<C, P> | null>(null);
  const [heldId, hold] = useState<number | null>(null);
  const [announcement, announce] = useState('');
  const shown = board && lifted ? moveCard(board, lifted.card.id, lifted.at) : board;
  const drop = () => {
    if (!lifted) return;
    setLifted(null);
    announce(`${lifted.card.name} put down in ${describe(board, lifted.at)}.`);
    onMove(lifted.card, lifted.at);
  };
  const lift = (card: C) => {
    const place = board && placeOf(board, card.id);
    if (!place) return;
    setLifted({ card, from: place, at: place });
    hold(card.id);
    announce(`${card.name} lifted from ${describe(board, place)}. Arrow keys carry it, Space puts it down, Escape takes it back.`);
  };
  const carry = (key: string) => {
    const next = lifted && shown ? placeBeside(shown, lifted.at, key) : null;
    if (!lifted || !next) return;
    setLifted({ ...lifted, at: next });
    announce(`${describe(board, next)}.`);
  };
  const putBack = () => {
    if (!lifted) return;
    setLifted(null);
    announce(`${lifted.card.name} is back in ${describe(board, lifted.from)}.`);
  };
  const handleKey = (event: KeyboardEvent, card: C) => {
    if (event.key === ' ') (lifted ? drop : () => lift(card))();
    else if (!lifted) return;
    else if (arrows.has(event.key)) carry(event.key);
    else if (event.key === 'Enter') drop();
    else if (event.key === 'Escape') putBack();
    else return;
    event.preventDefault();
  };
  const leave = () => {
    hold(null);
    drop();
  };
  return { shown, liftedId: lifted?.card.id ?? null, heldId, announcement, handleKey, leave };
}
