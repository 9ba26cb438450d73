import type { Pipeline, PipelineCard, PipelineColumn } from '@butterfly/contracts/tenant_crm';
import type { BoardModel } from '@butterfly/parts-kit/board';

/** Where a card stands: the stage and its index in the column, 0 at the top. */
export interface Place {
  readonly stageId: number;
  readonly index: number;
}

function describe(board: Pipeline | undefined, { stageId, index }: Place): string {
  const column = board?.columns.find(({ stage }) => stage.id === stageId);
  return `${column?.stage.name ?? 'the stage'}, place ${index + 1}`;
}

/** How projects are carried over the pipeline with the keyboard. */
export const pipelineModel: BoardModel<Pipeline, Place> = { moveCard, placeOf, placeBeside, describe };

/** The board after a card was moved, with the sums of both columns right to the cent. */
export function moveCard(board: Pipeline, id: number, to: Place): Pipeline {
  const from = placeOf(board, id);
  const card = from && board.columns.find(({ stage }) => stage.id === from.stageId)?.cards[from.index];
  if (!card) return board;
  const columns = board.columns.map((column) => insertInto(takeOut(column, card), card, to));
  return { ...board, ...totalsOf(columns), columns };
}

/** Where a card is; null when it is not among the cards that are shown. */
export function placeOf(board: Pipeline, id: number): Place | null {
  for (const { stage, cards } of board.columns) {
    const index = cards.findIndex((card) => card.id === id);
    if (index >= 0) return { stageId: stage.id, index };
  }
  return null;
}

/** Where a card goes with an arrow key: along its column, or to the same height of the next one. Null at the rim. */
export function placeBeside(board: Pipeline, place: Place, key: string): Place | null {
  const at = board.columns.findIndex(({ stage }) => stage.id === place.stageId);
  const own = board.columns[at];
  if (!own) return null;
  if (key === 'ArrowUp') return place.index > 0 ? { ...place, index: place.index - 1 } : null;
  if (key === 'ArrowDown') return place.index < own.cards.length - 1 ? { ...place, index: place.index + 1 } : null;
  const next = board.columns[key === 'ArrowRight' ? at + 1 : at - 1];
  return next ? { stageId: next.stage.id, index: Math.min(place.index, next.cards.length) } : null;
}

function takeOut(column: PipelineColumn, card: PipelineCard): PipelineColumn {
  if (!column.cards.includes(card)) return column;
  return { ...column, ...sumsWith(column, card, -1), cards: column.cards.filter((other) => other !== card) };
}

function insertInto(column: PipelineColumn, card: PipelineCard, { stageId, index }: Place): PipelineColumn {
  if (column.stage.id !== stageId) return column;
  const moved = { ...card, stage_id: stageId, days_in_stage: card.stage_id === stageId ? card.days_in_stage : 0 };
  return { ...column, ...sumsWith(column, card, 1), cards: [...column.cards.slice(0, index), moved, ...column.cards.slice(index)] };
}

function sumsWith(column: PipelineColumn, card: PipelineCard, sign: 1 | -1) {
  const weighted = Math.floor((card.value_cents * (card.probability_bps ?? column.stage.probability_bps) + 5000) / 10_000);
  return {
    count: column.count + sign,
    value_cents: column.value_cents + sign * card.value_cents,
    weighted_cents: column.weighted_cents + sign * weighted,
  };
}

function totalsOf(columns: readonly PipelineColumn[]): Pick<Pipeline, 'open' | 'booked'> {
  const total = (kind: string) =>
    columns
      .filter(({ stage }) => stage.kind === kind)
      .reduce(
        (sum, { count, value_cents, weighted_cents }) => ({
          count: sum.count + count,
          value_cents: sum.value_cents + value_cents,
          weighted_cents: sum.weighted_cents + weighted_cents,
        }),
        { count: 0, value_cents: 0, weighted_cents: 0 },
      );
  return { open: total('open'), booked: total('booked') };
}
