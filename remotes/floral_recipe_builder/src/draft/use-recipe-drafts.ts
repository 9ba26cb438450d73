import type { DraftEnvelope } from '@butterfly/contracts/agents';
import { isApiError } from '@butterfly/plugin-sdk';
import { usePlugin } from '@butterfly/plugin-sdk/react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { assistantDrafts, keys } from '../flowers.client';

export type RecipeDraft = Extract<DraftEnvelope, { readonly kind: 'recipe' }>;

/** What the shell says to who takes drafts of the assistant. */
const TOOL_OPENED = 'assistant.draft_tool_opened';
const TOOL_CLOSED = 'assistant.draft_tool_closed';

/** Drafts of recipes that wait for a project: those that the assistant hands over now, and those that the server keeps open. */
export function useRecipeDrafts(projectId: number) {
  const { events } = usePlugin();
  const cache = useQueryClient();
  const [handed, setHanded] = useState<readonly RecipeDraft[]>([]);
  const { data } = useQuery({
    queryKey: keys.drafts(projectId),
    queryFn: async ({ signal }) =>
      (await assistantDrafts.listDrafts({ query: { project_id: String(projectId), kind: 'recipe', status: 'open' }, signal })).data,
  });
  useEffect(() => {
    const take = (draft: DraftEnvelope) => {
      if (draft.kind === 'recipe') setHanded((now) => [draft, ...now.filter(({ id }) => id !== draft.id)]);
    };
    const tool = { kind: 'recipe', project_id: projectId, take };
    events.publish(TOOL_OPENED, tool);
    return () => events.publish(TOOL_CLOSED, tool);
  }, [events, projectId]);
  const drafts = useMemo(() => {
    const kept = (data ?? []).filter((draft) => draft.kind === 'recipe');
    return [...handed, ...kept.filter(({ id }) => !handed.some((one) => one.id === id))];
  }, [handed, data]);
  /** A draft that was handed over as applied, or settled in another tab, is settled already. */
  const settle = useCallback(
    async (draft: RecipeDraft, to: 'applyDraft' | 'discardDraft' | 'undoDraft') => {
      try {
        await assistantDrafts[to]({ params: { id: String(draft.id) }, body: {} });
      } catch (error) {
        if (!isApiError(error) || (error.status !== 409 && error.status !== 404)) throw error;
      }
      setHanded((now) => (to === 'undoDraft' ? [draft, ...now] : now.filter(({ id }) => id !== draft.id)));
      await cache.invalidateQueries({ queryKey: keys.drafts(projectId) });
    },
    [cache, projectId],
  );
  return { drafts, settle };
}
