const KEPT_MS = 10 * 60_000;
const MOST_KEPT = 50;

/** Keys of requests whose answer never came, by what they said. */
const waiting = new Map<string, { key: string; at: number }>();

/**
 * The Idempotency-Key of a request that creates something. Who presses "Save" again because the answer was lost sends the same words, and so
 * the same key: the server answers what it did the first time, and nothing is there twice.
 *
 * @param said address and body of the request
 * @example
 * const repeat = repeatKey('POST /api/tenant_crm/contacts/ {"first_name":"Ann"}');
 * headers.set('Idempotency-Key', repeat.key);
 * // after an answer of any kind that says what became of it
 * repeat.answered();
 */
export function repeatKey(content: string): { readonly key: string; answered(): void } {
  const now = Date.now();
  for (const [text, { at }] of waiting) if (now - at > KEPT_MS || waiting.size > MOST_KEPT) waiting.delete(text);
  const key = waiting.get(content)?.key ?? randomKey();
  waiting.set(content, { key, at: now });
  return { key, answered: () => void waiting.delete(content) };
}

/** `crypto.randomUUID` is there on secure origins only; this is everywhere. */
function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
