import * as z from 'zod';
import { agentResponse } from './session';

/**
 * The events of `POST /api/agents/run/stream/`: one `data: <json>` line each, then `data: [DONE]` (decision A-22). `text` is
 * what is added. After an `error` the answer may still be asked for by `run/text/` with the same `message_id`.
 */
export const streamEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('chunk'), text: z.string() }),
  z.object({ type: z.literal('final_state'), final_output: agentResponse }),
  z.object({ type: z.literal('error'), error: z.string() }),
]);
export type StreamEvent = z.output<typeof streamEvent>;
export const STREAM_END = '[DONE]';
