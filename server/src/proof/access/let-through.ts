import { casesOf, needsPlugin, sendSample } from '../../isolation-requests';
import type { ForeignIds } from '../../isolation-samples';
import type { TestApp } from '../../platform/testing/create-test-app';
import type { Answer, TestClient } from '../../platform/testing/test-client';

/** Read after the gate, so it tells that the gate was passed, and the handler is never asked. */
const NO_KNOWN_TYPE = 'text/x-unknown';
const REFUSED = new Set([401, 403]);

/** A module's own rule (`notices.only_author`) is asked after the gate. */
const isRefusedByGate = (answer: Answer): boolean => REFUSED.has(answer.statusCode) && !String(answer.json()['code']).includes('.');

/**
 * Every operation of a plugin or of the session lets this member pass; nothing is changed by it. Without it a refusal afterwards would
 * say nothing.
 *
 * @throws Error when one refuses.
 */
export async function letThrough(client: TestClient, { test, ids }: { test: TestApp; ids: ForeignIds }): Promise<number> {
  const cases = casesOf(test, (operation) => needsPlugin(operation) || operation.access === 'session');
  for (const one of cases) {
    const isRead = one.operation.method === 'GET';
    const answer = await sendSample(client, one, {
      foreign: ids,
      ...(isRead ? {} : { body: 'x', headers: { 'content-type': NO_KNOWN_TYPE } }),
    });
    if (isRead ? isRefusedByGate(answer) : answer.statusCode !== 415)
      throw new Error(`${one.key} refuses who may: ${answer.statusCode} ${answer.body}`);
  }
  return cases.length;
}
