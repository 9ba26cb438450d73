import { createDemoApp } from '../../../platform/testing/create-demo-app';
import type { TestApp } from '../../../platform/testing/create-test-app';
import { TestClient } from '../../../platform/testing/test-client';
import { MediaStore } from '../media/media-store';
import { Planner } from '../planner/planner';
import { OperationCaller } from '../tools/caller';
import { askerOf, demoFacts } from './demo-facts';
import { evaluateEveryday } from './evaluate-everyday';
import { EVERYDAY_FIFTH } from './everyday-fifth.data';
import { EVERYDAY_FIRST } from './everyday-first';
import { FOURTH_HELD, FOURTH_SHOWN } from './everyday-fourth';
import { EVERYDAY_SECOND } from './everyday-second.data';
import { EVERYDAY_SIXTH_A } from './everyday-sixth-a.data';
import { EVERYDAY_SIXTH_B } from './everyday-sixth-b.data';
import { EVERYDAY_SEVENTH_A } from './everyday-seventh-a.data';
import { EVERYDAY_SEVENTH_B } from './everyday-seventh-b.data';
import { EVERYDAY_TOPICS } from './everyday-topics.data';
import { EVERYDAY_THIRD } from './everyday-third.data';

/** The day the sentences were written for, by the clocks of New York. */
const TODAY = '2026-11-23';
/**
 * The reached level: whoever changes the planner keeps it or raises it. The third set was written by somebody who had not read the
 * planner. When it was measured first, 44 were useful and 27 wrong; since words that nobody has said with a question make it doubtful
 * (known-words.ts), 42 and 7. The figures here are those after its failures were looked at. Of the fourth set 53 % of what is held back were
 * useful and 3.3 % wrong before the subjects of the plugins and the model were there.
 */
const SETS = [
  { name: 'of the first set', cases: EVERYDAY_FIRST, useful: 200, wrong: 0 },
  { name: 'of the second set', cases: EVERYDAY_SECOND, useful: 85, wrong: 1 },
  { name: 'of the third set', cases: EVERYDAY_THIRD, useful: 74, wrong: 1 },
  { name: 'of the fourth set, looked at', cases: FOURTH_SHOWN, useful: 228, wrong: 1 },
  { name: 'of the fifth set', cases: EVERYDAY_FIFTH, useful: 86, wrong: 0 },
  // Written by somebody who had not read the planner; 25 were useful and 26 wrong when it was measured first.
  { name: 'of the sixth set', cases: [...EVERYDAY_SIXTH_A, ...EVERYDAY_SIXTH_B], useful: 78, wrong: 2 },
  // By a second hand that had not read it; 26 were useful and 22 wrong when somebody else judged it first, strictly.
  { name: 'of the seventh set', cases: [...EVERYDAY_SEVENTH_A, ...EVERYDAY_SEVENTH_B], useful: 75, wrong: 1 },
  { name: 'of the topics', cases: EVERYDAY_TOPICS, useful: EVERYDAY_TOPICS.length, wrong: 0 },
  // Nobody has looked at its failures: what of it is wrong says how sentences fare that nobody knows.
  { name: 'of the fourth set, held back', cases: FOURTH_HELD, useful: 50, wrong: 1 },
];

let test: TestApp;
beforeAll(async () => {
  test = await createDemoApp(TODAY);
});
afterAll(() => test.stop());

describe('the planner in a working day', () => {
  it.each(SETS)('is useful for everyday sentences in three languages, and changes nothing that was not meant: $name', async (set) => {
    const client = await new TestClient(test.origin).signIn('admin@fern-thistle.example', 'butterfly-demo');
    const caller = new OperationCaller();
    caller.attach(test.app);
    const planner = new Planner({ platform: test.platform, caller, media: new MediaStore(test.platform) });
    const results = await evaluateEveryday(planner, {
      cases: set.cases,
      platform: test.platform,
      client,
      asker: await askerOf(client, test),
      facts: await demoFacts(client, TODAY),
    });
    const said = (verdict: string) => results.filter((result) => result.verdict === verdict).map((result) => result.said.turns.join(' → '));
    expect(said('wrong action')).toEqual([]);
    expect(said('wrong').slice(set.wrong)).toEqual([]);
    expect(said('useful').length).toBeGreaterThanOrEqual(set.useful);
  });
});
