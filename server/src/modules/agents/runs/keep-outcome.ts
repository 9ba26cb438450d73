import type { AgentResponse, AgentTypeId, Cards, Confirmation } from '@butterfly/contracts/agents';
import type { Db } from '../../../platform/db/db';
import { AGENTS, handoffPath } from '../agents/declaration';
import { insertDraft } from '../drafts/repository';
import { addEvent, addHandoff, setAgent, setProject } from '../sessions/repository';
import { createConfirmation } from '../tools/confirmations';
import type { Outcome, PlannedAction, Turn } from './turn';

/** Stores what a turn has brought, and says it in the words of the contract. */
export async function keepOutcome(db: Db, { turn, outcome, now }: { turn: Turn; outcome: Outcome; now: Date }): Promise<AgentResponse> {
  const agent = await handOver(db, turn, outcome);
  if (outcome.projectId !== undefined && outcome.projectId !== turn.projectId) await setProject(db, turn.sessionId, outcome.projectId);
  const cards = await cardsOf(db, { turn, outcome, now });
  await addEvent(db, {
    sessionId: turn.sessionId,
    messageId: turn.messageId,
    role: 'assistant',
    kind: kindOf(cards),
    content: outcome.message,
    agentType: agent,
    cards,
  });
  const moved = agent !== turn.agentType;
  return {
    session_id: turn.sessionKey,
    message_id: turn.messageId,
    agent_type: agent,
    message: outcome.message,
    type: typeOf(cards),
    ...cards,
    ...(cards.navigationUrl
      ? { url: cards.navigationUrl, structured_data: { type: 'navigation', url: cards.navigationUrl, destination: cards.navigationUrl } }
      : {}),
    handoff_occurred: moved,
    new_agent_type: moved ? agent : null,
    previous_agent_type: moved ? turn.agentType : null,
    handoff_reason: moved ? (outcome.handoff?.reason ?? null) : null,
    ...(cards.recipeData ? { direct_recipe_flow: true, optimized_recipe: false } : {}),
  };
}

/** What a person stopped ends where they stopped it: the text stays, nothing else does. */
export async function cancelledOutcome(db: Db, turn: Turn, textSoFar: string): Promise<AgentResponse> {
  await addEvent(db, {
    sessionId: turn.sessionId,
    messageId: turn.messageId,
    role: 'assistant',
    kind: 'assistant',
    content: textSoFar,
    agentType: turn.agentType,
    cancelled: true,
  });
  return {
    session_id: turn.sessionKey,
    message_id: turn.messageId,
    agent_type: turn.agentType,
    message: textSoFar,
    type: 'text',
    cancelled: true,
    handoff_occurred: false,
    new_agent_type: null,
    previous_agent_type: null,
    handoff_reason: null,
  };
}

async function handOver(db: Db, turn: Turn, { handoff }: Outcome): Promise<AgentTypeId> {
  let from = turn.agentType;
  for (const to of handoff ? handoffPath(from, handoff.to) : []) {
    await addHandoff(db, { sessionId: turn.sessionId, messageId: turn.messageId, from, to, reason: handoff?.reason ?? '' });
    from = to;
  }
  if (from === turn.agentType) return from;
  await setAgent(db, turn.sessionId, from);
  // One line for the person, however many agents the work went through; any device tells it with the history.
  const content = `Conversation transferred from ${AGENTS[turn.agentType].display_name} to ${AGENTS[from].display_name}.`;
  await addEvent(db, {
    sessionId: turn.sessionId,
    messageId: turn.messageId,
    role: 'system',
    kind: 'system',
    content,
    agentType: from,
    isHandoff: true,
  });
  return from;
}

async function cardsOf(db: Db, { turn, outcome, now }: { turn: Turn; outcome: Outcome; now: Date }): Promise<Cards> {
  const { draft, action, moreActions = [], cards } = outcome;
  const envelope = draft && (await insertDraft(db, { ...draft, projectId: draft.data.project_id }));
  const waits = (one: PlannedAction) => createConfirmation(db, { action: one, sessionId: turn.sessionId, now });
  const confirmation = action && (await waits(action));
  const moreConfirmations: Confirmation[] = [];
  for (const one of moreActions) moreConfirmations.push(await waits(one));
  return {
    ...cards,
    ...(draft?.kind === 'proposal' ? { proposalData: draft.data } : {}),
    ...(draft?.kind === 'recipe' ? { recipeData: draft.data } : {}),
    ...(envelope ? { draft: envelope } : {}),
    ...(confirmation ? { confirmation } : {}),
    ...(moreConfirmations.length > 0 ? { moreConfirmations } : {}),
  };
}

function kindOf(cards: Cards): 'assistant' | 'proposal_draft' | 'recipe_draft' | 'image_generated' | 'navigation' | 'analysis_result' {
  if (cards.proposalData) return 'proposal_draft';
  if (cards.recipeData) return 'recipe_draft';
  if (cards.imageData) return 'image_generated';
  if (cards.analysisData) return 'analysis_result';
  return cards.navigationUrl ? 'navigation' : 'assistant';
}

function typeOf(cards: Cards): AgentResponse['type'] {
  const kind = kindOf(cards);
  const types = {
    assistant: 'text',
    proposal_draft: 'proposal_draft_generated',
    recipe_draft: 'recipe_draft_generated',
    image_generated: 'image_generated',
    navigation: 'navigation_request',
    analysis_result: 'analysis_result',
  } as const;
  return types[kind];
}
