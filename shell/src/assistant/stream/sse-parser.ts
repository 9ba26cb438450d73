/** Takes a server-sent stream in whatever pieces the network delivers it and answers the data of its lines. */
export interface SseParser {
  push(bytes: Uint8Array): readonly string[];
  /** The stream has ended: a last line without a line end is still a line. */
  end(): readonly string[];
}

/**
 * Line-wise on purpose: the protocol has only `data: ` lines and comments (decision A-22), a line holds one whole message,
 * and JSON never holds a raw line end. So a CRLF cut in two, or a missing blank line, cannot join or lose messages.
 */
export function createSseParser(): SseParser {
  // One decoder for the stream: a character of several bytes may be cut between two reads.
  const decoder = new TextDecoder();
  let rest = '';
  const take = (text: string): readonly string[] => {
    const lines = (rest + text).split(/[\r\n]/);
    rest = lines.pop() ?? '';
    return lines.flatMap(dataOf);
  };
  return {
    push: (bytes) => take(decoder.decode(bytes, { stream: true })),
    end: () => take(`${decoder.decode()}\n`),
  };
}

function dataOf(line: string): string[] {
  if (!line.startsWith('data:')) return [];
  return [line.slice(line.startsWith('data: ') ? 6 : 5)];
}
