import type { Pipeline, PipelineCard } from '@butterfly/contracts/tenant_crm';
import { useState, type KeyboardEvent } from 'react';
import { moveCard, placeBeside, placeOf, type Place } from '../model/move-card';

interface Lifted {
  readonly card: PipelineCard;
  readonly from: Place;
  readonly at: Place;
}

interface KeyboardMove {
  /** The board with the lifted card where it would be put down. */
  readonly shown: Pipeline | undefined;
  readonly liftedId: number | null;
  /** The card that was carried last; it keeps the focus while the server's answer redraws the board. */
  readonly heldId: number | null;
  /** What a screen reader is told. */
  readonly announcement: string;
  readonly handleKey: (event: KeyboardEvent, card: PipelineCard) => void;
  /** The person went elsewhere with the focus. */
  readonly leave: () => void;
}

const arrows = new Set(['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']);

/** Space lifts a card, the arrows carry it, Space or Enter puts it down, Escape takes it back. */
export function useKeyboardMove(board: Pipeline | undefined, onMove: (card: PipelineCard, to: Place) => void): KeyboardMove {
  const [lifted, setLifted] = useState<Lifted | null>(null);
  const [heldId, hold] = useState<number | null>(null);
  const [announcement, announce] = useState('');
  const shown = board && lifted ? moveCard(board, lifted.card.id, lifted.at) : board;
  const drop = () => {
    if (!lifted) return;
    setLifted(null);
    announce(`${lifted.card.name} put down in ${words(board, lifted.at)}.`);
    onMove(lifted.card, lifted.at);
  };
  const lift = (card: PipelineCard) => {
    const place = board && placeOf(board, card.id);
    if (!place) return;
    setLifted({ card, from: place, at: place });
    hold(card.id);
    announce(`${card.name} lifted from ${words(board, place)}. Arrow keys carry it, Space puts it down, Escape takes it back.`);
  };
  const carry = (key: string) => {
    const next = lifted && shown ? placeBeside(shown, lifted.at, key) : null;
    if (!lifted || !next) return;
    setLifted({ ...lifted, at: next });
    announce(`${words(board, next)}.`);
  };
  const putBack = () => {
    if (!lifted) return;
    setLifted(null);
    announce(`${lifted.card.name} is back in ${words(board, lifted.from)}.`);
  };
  const handleKey = (event: KeyboardEvent, card: PipelineCard) => {
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

function words(board: Pipeline | undefined, { stageId, index }: Place): string {
  const column = board?.columns.find(({ stage }) => stage.id === stageId);
  return `${column?.stage.name ?? 'the stage'}, place ${index + 1}`;
}
