import type { AgentResponse } from './agent-response';
import type { ChatEvent } from './chat-event';

export interface Handoff {
  readonly from: string;
  readonly to: string;
}

/** Whether an answer comes from another agent than the one that was asked: by its flag, or by its agent type alone. */
export function handoffOf(
  current: string,
  { handoff_occurred: occurred, new_agent_type: named, agent_type: type }: AgentResponse,
): Handoff | null {
  const to = (occurred ? named : undefined) ?? type;
  return to && to !== current ? { from: current, to } : null;
}

interface LineParts {
  readonly handoff: Handoff;
  readonly turnId: string;
  readonly at: number;
  readonly nameOf: (agentType: string) => string;
}

/** Adds the line of a handoff, unless it is there: as the last message, or as the line of the same turn (trap 4). */
export function withHandoffLine(events: readonly ChatEvent[], { handoff, turnId, at, nameOf }: LineParts): readonly ChatEvent[] {
  const line: ChatEvent = {
    id: `handoff:${turnId}:${handoff.from}:${handoff.to}`,
    type: 'system',
    isHandoff: true,
    handoff,
    turnId,
    timestamp: at,
    content: `Conversation transferred from ${nameOf(handoff.from)} to ${nameOf(handoff.to)}.`,
  };
  const known =
    events.some(({ id, isHandoff, turnId: of, content }) => id === line.id || (isHandoff && of === turnId && content === line.content)) ||
    events.at(-1)?.content === line.content;
  return known ? events : [...events, line];
}

/** `recipe_agent` as a person would write it, where the server has not told a name. */
export function prettyAgentType(agentType: string): string {
  const words = agentType.replaceAll('_', ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
