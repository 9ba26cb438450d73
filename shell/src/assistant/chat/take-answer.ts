import type { DraftEnvelope } from '@butterfly/contracts/agents';
import { ownPath } from '@butterfly/plugin-sdk';
import type { AssistantCore } from '../assistant-core';
import { targetOf, type AgentResponse } from './agent-response';
import { eventsAfter } from './response-events';

/** What an answer does: its rows, the agent that goes on, the page, the draft, the voice. */
export function takeAnswer(
  core: AssistantCore,
  response: AgentResponse,
  { turnId, mayPlay }: { readonly turnId: string; readonly mayPlay: boolean },
): void {
  const before = core.agentType();
  const { events, agentType } = eventsAfter({
    events: core.store.getState().events,
    agentType: before,
    response,
    turnId,
    at: core.now(),
    nameOf: core.nameOf,
  });
  core.setEvents(() => events);
  if (agentType !== before) {
    core.session.agentChanged(before, agentType);
    core.sessionHappened({ type: 'handed-over', to: agentType });
  }
  deliverDraft(core, response);
  goThere(core, response);
  if (response.audio && mayPlay) core.host.playback.play(response.audio);
}

function deliverDraft(core: AssistantCore, response: AgentResponse): void {
  const draft = draftOf(core, response);
  if (draft) core.host.drafts.deliver(draft);
}

/** The server keeps drafts and tells their id; a bare `proposalData` gets one of this browser. */
function draftOf(core: AssistantCore, { draft, proposalData, recipeData }: AgentResponse): DraftEnvelope | null {
  if (draft) return draft;
  const data = proposalData ?? recipeData;
  if (!data) return null;
  const kind = proposalData ? 'proposal' : 'recipe';
  return {
    v: 1,
    id: core.now(),
    kind,
    project_id: core.host.place().projectId,
    created_at: new Date(core.now()).toISOString(),
    data,
  } as unknown as DraftEnvelope;
}

/** By itself the app goes only to its own pages; another address is a link in the card. */
function goThere(core: AssistantCore, response: AgentResponse): void {
  const target = targetOf(response);
  const path = target === null ? null : ownPath(target);
  if (path && !response.confirmation) core.host.go(path);
}
