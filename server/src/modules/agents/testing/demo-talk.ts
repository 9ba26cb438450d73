import type { AgentResponse } from '@butterfly/contracts/agents';
import { createDemoApp } from '../../../platform/testing/create-demo-app';
import type { TestApp } from '../../../platform/testing/create-test-app';
import { TestClient } from '../../../platform/testing/test-client';
import { CLICK } from '../evaluation/everyday-case';
import type { DemoFacts } from '../evaluation/case';
import { demoFacts } from '../evaluation/demo-facts';
import { AssistantDriver } from './assistant-driver';

/** Conversations of the owner of the demo business, on one server for a file of tests. */
export interface DemoTalk {
  /** What is answered to the last of the turns of a new conversation, at a project that is open. `[click]` says yes to what waits. */
  lastOf(turns: readonly string[], at?: string): Promise<AgentResponse>;
}

/** @param today the day at the business, `2026-11-27`; it is 10 in the morning in New York. */
export function demoTalk(today: string): DemoTalk {
  let test: TestApp;
  let client: TestClient;
  let facts: DemoFacts;
  beforeAll(async () => {
    test = await createDemoApp(today);
    client = await new TestClient(test.origin).signIn('admin@fern-thistle.example', 'butterfly-demo');
    facts = await demoFacts(client, today);
  });
  afterAll(() => test.stop());
  return {
    async lastOf([first = '', ...rest], at) {
      const chat = await AssistantDriver.start(client, at === undefined ? null : facts.project(at));
      let last = await chat.ask(first);
      for (const turn of rest) {
        if (turn === CLICK) await client.post(`/api/agents/confirmations/${last.confirmation?.token ?? ''}/confirm/`, {});
        else last = await chat.ask(turn);
      }
      return last;
    },
  };
}
