import type { AgentResponse } from '../chat/agent-response';
import { readAgentResponse } from '../chat/agent-response';

export type StreamEvent =
  | { readonly type: 'chunk'; readonly text: string }
  | { readonly type: 'final_state'; readonly response: AgentResponse }
  | { readonly type: 'error'; readonly error: string }
  | { readonly type: 'done' };

/** One `data:` line as an event; null for what nobody can read, which is skipped and never ends a stream. */
export function readStreamEvent(data: string): StreamEvent | null {
  if (data.trim() === '[DONE]') return { type: 'done' };
  const frame = parsed(data);
  if (frame?.['type'] === 'chunk' && typeof frame['text'] === 'string') return { type: 'chunk', text: frame['text'] };
  if (frame?.['type'] === 'error') return { type: 'error', error: typeof frame['error'] === 'string' ? frame['error'] : '' };
  if (frame?.['type'] !== 'final_state') return null;
  const response = readAgentResponse(frame['final_output']);
  return response && { type: 'final_state', response };
}

function parsed(data: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(data);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}
