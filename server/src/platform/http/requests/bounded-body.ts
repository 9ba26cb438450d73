/** Another service answered with more than there can be use for. */
export class TooLargeError extends Error {}

/**
 * The body of an answer from somewhere else, read no further than `limit` bytes.
 *
 * @throws TooLargeError as soon as there is more; the rest is not read.
 */
export async function boundedBody(answer: Pick<Response, 'body'>, limit: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  // Leaving the loop by an error ends the connection.
  for await (const chunk of answer.body ?? []) {
    size += chunk.byteLength;
    if (size > limit) throw new TooLargeError(`The answer is larger than ${limit} bytes.`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** The JSON of such a body; null when it is none or too large. */
export async function boundedJson(answer: Pick<Response, 'body'>, limit: number): Promise<unknown> {
  try {
    return JSON.parse((await boundedBody(answer, limit)).toString('utf8')) as unknown;
  } catch {
    // Whoever asked says in its own words that the service answered nonsense.
    return null;
  }
}
