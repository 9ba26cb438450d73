import type { Answer } from '@butterfly/contracts/core';

/** What a client resolves to. */
export function answerOf<T>(data: T): Promise<Answer<T>> {
  return Promise.resolve({ data, etag: '"1"', status: 200, notModified: false });
}
