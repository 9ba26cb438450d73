import type { EventType, Pipeline, PipelineCard, ProjectPatch, Stage } from '@butterfly/contracts/tenant_crm';
import { errorMessage } from '@butterfly/plugin-sdk';
import { usePlugin } from '@butterfly/plugin-sdk/react';
import { useUndoNote } from '@butterfly/ui-kit/record';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { crm, keys } from '../crm.client';
import { moveCard, placeOf, type Place } from '../model/move-card';
import type { Loss } from '../parts/lost-reason.modal';
import { missingFieldsOf } from '../parts/required-fields.modal';

export interface BoardFilter {
  readonly owner: number | null;
  readonly event_type: EventType | null;
  readonly from: string | null;
  readonly to: string | null;
  readonly tag: string | null;
}

export const noFilter: BoardFilter = { owner: null, event_type: null, from: null, to: null, tag: null };

interface Move {
  readonly card: PipelineCard;
  readonly to: Place;
  readonly loss?: Loss;
  readonly fields?: ProjectPatch;
  /** Back to where the card was: there is nothing to take back then. */
  readonly isUndo?: boolean;
}

/** The board: what the server knows, with moves shown at once and taken back when the server refuses them. */
export function useBoard(filter: BoardFilter) {
  const { ui, events } = usePlugin();
  const cache = useQueryClient();
  const queryKey = [...keys.pipeline, filter];
  const { note, show } = useUndoNote();
  const [asking, setAsking] = useState<Move | null>(null);
  const [missing, setMissing] = useState<{ readonly move: Move; readonly names: readonly string[] } | null>(null);
  const board = useQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      const { owner, event_type, from, to, tag } = filter;
      const query = {
        ...(owner && { owner: String(owner) }),
        ...(event_type && { event_type }),
        ...(from && { from }),
        ...(to && { to }),
        ...(tag && { tag }),
      };
      return (await crm.getPipeline({ query, signal })).data;
    },
    placeholderData: keepPreviousData,
  });
  const mutation = useMutation({
    scope: { id: 'board' },
    mutationFn: ({ card, to, loss, fields }: Move) =>
      crm.moveProject({
        params: { id: String(card.id) },
        body: { stage_id: to.stageId, position: to.index, ...loss, ...(fields && { fields }) },
      }),
    onMutate: async ({ card, to }) => {
      await cache.cancelQueries({ queryKey: keys.pipeline });
      const before = cache.getQueryData<Pipeline>(queryKey);
      if (before) cache.setQueryData(queryKey, moveCard(before, card.id, to));
      return { before, from: before && placeOf(before, card.id) };
    },
    onError: (error, { card, to }, context) => {
      cache.setQueryData(queryKey, context?.before);
      const names = missingFieldsOf(error);
      if (names) return setMissing({ move: { card, to }, names });
      ui.toast('error', `${card.name} went back to where it was. ${errorMessage(error)}`);
    },
    onSuccess: ({ data }, { card, to, isUndo }, { from }) => {
      setMissing(null);
      events.publish('tenant_crm.project.saved@1', { project_id: data.id });
      if (from && !isUndo)
        show({
          text: `${card.name} is in ${stageName(board.data, to.stageId)} now.`,
          undo: () => mutation.mutateAsync({ card, to: from, isUndo: true }),
        });
    },
    onSettled: () => {
      setAsking(null);
      if (cache.isMutating() > 1) return;
      for (const key of [keys.pipeline, keys.projects, keys.dashboard]) void cache.invalidateQueries({ queryKey: key });
    },
  });
  const move = (card: PipelineCard, to: Place) => {
    const before = board.data && placeOf(board.data, card.id);
    if (before && before.stageId === to.stageId && before.index === to.index) return;
    if (before?.stageId !== to.stageId && isLost(board.data, to.stageId)) setAsking({ card, to });
    else mutation.mutate({ card, to });
  };
  return {
    board,
    note,
    move,
    asking,
    missing,
    busy: mutation.isPending,
    giveReason: (loss: Loss) => asking && mutation.mutate({ ...asking, loss }),
    giveFields: (fields: ProjectPatch) => missing && mutation.mutate({ ...missing.move, fields }),
    keep: () => (setAsking(null), setMissing(null)),
  };
}

function stageName(board: Pipeline | undefined, stageId: number): string {
  return board?.columns.find(({ stage }) => stage.id === stageId)?.stage.name ?? 'its stage';
}

function isLost(board: Pipeline | undefined, stageId: number): boolean {
  const kind: Stage['kind'] | undefined = board?.columns.find(({ stage }) => stage.id === stageId)?.stage.kind;
  return kind === 'lost';
}
