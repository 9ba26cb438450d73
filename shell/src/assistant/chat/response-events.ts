import type { AgentResponse } from './agent-response';
import { targetOf } from './agent-response';
import type { ChatEvent, ChatEventType } from './chat-event';
import { handoffOf, withHandoffLine } from './handoff';

interface Answer {
  readonly events: readonly ChatEvent[];
  readonly agentType: string;
  readonly response: AgentResponse;
  readonly turnId: string;
  readonly at: number;
  readonly nameOf: (agentType: string) => string;
}

const TYPE_OF: Readonly<Record<AgentResponse['type'], ChatEventType>> = {
  text: 'assistant',
  proposal_draft_generated: 'proposal_draft',
  recipe_draft_generated: 'recipe_draft',
  navigation_request: 'navigation',
  image_generated: 'image_generated',
  analysis_result: 'analysis_result',
};

/** The chat after an answer: the words the server heard, the handoff before the new agent speaks, the answer with its cards. */
export function eventsAfter({ events, agentType, response, turnId, at, nameOf }: Answer): {
  readonly events: readonly ChatEvent[];
  readonly agentType: string;
} {
  const handoff = handoffOf(agentType, response);
  const heard = withTranscript(events, response, { turnId, at });
  const told = handoff ? withHandoffLine(heard, { handoff, turnId, at, nameOf }) : heard;
  const rows = [answerRow(response, { turnId, at }), ...speechFailure(response, { turnId, at })];
  return { events: [...told, ...rows.filter(({ id }) => !told.some((known) => known.id === id))], agentType: handoff?.to ?? agentType };
}

interface Place {
  readonly turnId: string;
  readonly at: number;
}

/** Spoken input has no row yet: what was said is known from the answer only. */
function withTranscript(events: readonly ChatEvent[], { transcript }: AgentResponse, { turnId, at }: Place): readonly ChatEvent[] {
  if (transcript === undefined || events.some((event) => event.turnId === turnId && event.type === 'user')) return events;
  return [...events, { id: `${turnId}:user`, type: 'user', content: transcript, transcript, timestamp: at, turnId }];
}

function answerRow(response: AgentResponse, { turnId, at }: Place): ChatEvent {
  const { message, type, error, proposalData, recipeData, imageData, analysisData, draft, data, cancelled } = response;
  const { confirmation, moreConfirmations } = response;
  const target = targetOf(response);
  const failed = Boolean(error) && !message;
  return {
    id: `${turnId}:answer`,
    turnId,
    timestamp: at,
    content: failed ? String(error) : message,
    type: failed ? 'error' : rowType(type, response),
    ...(proposalData && { proposalData }),
    ...(recipeData && { recipeData }),
    ...(imageData && { imageData }),
    ...(analysisData && { analysisData }),
    ...(confirmation && { confirmation }),
    ...(moreConfirmations && { moreConfirmations }),
    ...(draft && { draft }),
    ...(target && { navigationUrl: target }),
    ...(data !== undefined && { data }),
    ...(cancelled && { cancelled }),
  };
}

function rowType(type: AgentResponse['type'], { confirmation }: AgentResponse): ChatEventType {
  return confirmation ? 'confirmation' : TYPE_OF[type];
}

function speechFailure({ tts_error: reason }: AgentResponse, { turnId, at }: Place): ChatEvent[] {
  return reason ? [{ id: `${turnId}:tts`, type: 'system', content: `TTS Error: ${reason}`, timestamp: at, turnId }] : [];
}
