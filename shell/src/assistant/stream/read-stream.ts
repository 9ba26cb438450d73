import { createSseParser } from './sse-parser';
import { readStreamEvent, type StreamEvent } from './stream-event';

export const NO_READER = 'Failed to get stream reader';

/** The events of an answer that streams, as they arrive. Ends with the body; throws what the network throws. */
export async function* readStream(response: Response): AsyncGenerator<StreamEvent> {
  const reader = response.body?.getReader();
  if (!reader) throw new Error(NO_READER);
  const parser = createSseParser();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      for (const data of done ? parser.end() : parser.push(value)) {
        const event = readStreamEvent(data);
        if (event) yield event;
      }
      if (done) return;
    }
  } finally {
    // Whoever stops reading early wants no more of it.
    await reader.cancel().catch(() => undefined);
  }
}
