/** A recorded answer as the server sends it: comments, CRLF here and there, a character of four bytes, a handoff, a final state. */
export const FINAL_MESSAGE = 'Café 🌸 – 12 centerpieces are drafted.';

const final = {
  session_id: 's1',
  agent_type: 'recipe_agent',
  message: FINAL_MESSAGE,
  type: 'recipe_draft_generated',
  handoff_occurred: true,
  new_agent_type: 'recipe_agent',
  recipeData: { pages: [{ title: 'Centerpiece' }] },
};

const frames = [
  ': keep-alive\n\n',
  'data: {"type":"chunk","text":"Café "}\n\n',
  'data: {"type":"chunk","text":"🌸 – 12"}\r\n\r\n',
  'data: {"type":"chunk","te\n\n',
  'data: {"type":"chunk","text":" centerpieces"}\n\n',
  `data: ${JSON.stringify({ type: 'final_state', final_output: final })}\n\n`,
  'data: [DONE]\n\n',
];

export const RECORDED_RUN: Uint8Array<ArrayBuffer> = new TextEncoder().encode(frames.join(''));

/** An answer whose body delivers these pieces, and then ends or breaks. */
export function streamed(pieces: readonly Uint8Array<ArrayBuffer>[], ending: 'ends' | 'breaks' = 'ends'): Response {
  const left = [...pieces];
  const body = {
    getReader: () => ({
      read: async () => {
        const value = left.shift();
        if (value) return { done: false, value };
        if (ending === 'breaks') throw new TypeError('network error');
        return { done: true, value: undefined };
      },
      cancel: async () => undefined,
    }),
  };
  // jsdom has no streams; the reader is all that is used.
  return { ok: true, status: 200, body } as unknown as Response;
}
