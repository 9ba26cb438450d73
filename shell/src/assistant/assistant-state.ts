import type { ChatEvent } from './chat/chat-event';
import type { SessionState } from './session/session-state';
import { INACTIVE } from './session/session-state';

/** What is going on beside the session itself. */
export type Activity = 'idle' | 'waiting' | 'streaming' | 'voice';

export interface AssistantState {
  readonly session: SessionState;
  readonly events: readonly ChatEvent[];
  readonly activity: Activity;
  /** The words heard so far while recording. */
  readonly preview: string;
  /** What the "Audio Error:" box says. */
  readonly audioError: string | null;
  /** What the microphone check found on load. */
  readonly microphone: string | null;
  /** A message that waits for the network. */
  readonly queued: string | null;
  /** Names the server has told, by agent type. */
  readonly names: Readonly<Record<string, string>>;
  readonly agentTypes: readonly { readonly agent_type: string; readonly display_name: string; readonly description: string }[];
  readonly agentTypesError: string | null;
}

export const FIRST_STATE: AssistantState = {
  session: INACTIVE,
  events: [],
  activity: 'idle',
  preview: '',
  audioError: null,
  microphone: null,
  queued: null,
  names: {},
  agentTypes: [],
  agentTypesError: null,
};

/** Sending needs words, an active session, and nothing else going on. */
export function maySend({ session, activity }: AssistantState, isRecording: boolean): boolean {
  return session.kind === 'active' && activity === 'idle' && !isRecording;
}
