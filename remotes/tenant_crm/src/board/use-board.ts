import type { EventType, Pipeline, PipelineCard, Stage } from '@butterfly/contracts/tenant_crm';
import { usePlugin } from '@butterfly/plugin-sdk/react';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { crm, keys } from '../crm.client';
import { moveCard, placeOf, type Place } from '../model/move-card';
import { errorWords } from '../parts/error-words';
import type { Loss } from '../parts/lost-reason.modal';

export interface BoardFilter {
  readonly owner: number | null;
  readonly event_type: EventType | null;
}

interface Move {
  readonly card: PipelineCard;
  readonly to: Place;
  readonly loss?: Loss;
}

/** The board: what the server knows, with moves shown at once and taken back when the server refuses them. */
export function useBoard(filter: BoardFilter) {
  const { ui, events } = usePlugin();
  const cache = useQueryClient();
  const queryKey = [...keys.pipeline, filter];
  const [asking, setAsking] = useState<Move | null>(null);
  const board = useQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      const query = { ...(filter.owner && { owner: String(filter.owner) }), ...(filter.event_type && { event_type: filter.event_type }) };
      return (await crm.getPipeline({ query, signal })).data;
    },
    placeholderData: keepPreviousData,
  });
  const mutation = useMutation({
    scope: { id: 'board' },
    mutationFn: ({ card, to, loss }: Move) =>
      crm.moveProject({ params: { id: String(card.id) }, body: { stage_id: to.stageId, position: to.index, ...loss } }),
    onMutate: async ({ card, to }) => {
      await cache.cancelQueries({ queryKey: keys.pipeline });
      const before = cache.getQueryData<Pipeline>(queryKey);
      if (before) cache.setQueryData(queryKey, moveCard(before, card.id, to));
      return { before };
    },
    onError: (error, { card }, context) => {
      cache.setQueryData(queryKey, context?.before);
      ui.toast('error', `${card.name} went back to where it was. ${errorWords(error)}`);
    },
    onSuccess: ({ data }) => events.publish('tenant_crm.project.saved@1', { project_id: data.id }),
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
    board, move, asking,
    busy: mutation.isPending,
    giveReason: (loss: Loss) => asking && mutation.mutate({ ...asking, loss }),
    keep: () => setAsking(null),
  };
}

function isLost(board: Pipeline | undefined, stageId: number): boolean {
  const kind: Stage['kind'] | undefined = board?.columns.find(({ stage }) => stage.id === stageId)?.stage.kind;
  return kind === 'lost';
}
