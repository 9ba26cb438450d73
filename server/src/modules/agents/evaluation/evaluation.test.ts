import { createDemoApp } from '../../../platform/testing/create-demo-app';
import type { TestApp } from '../../../platform/testing/create-test-app';
import { TestClient } from '../../../platform/testing/test-client';
import { MediaStore } from '../media/media-store';
import { Planner } from '../planner/planner';
import { OperationCaller } from '../tools/caller';
import { CASES } from './cases';
import { UNSEEN_FIRST } from './unseen-first';
import { UNSEEN_SECOND } from './unseen-second';
import { UNSEEN_THIRD } from './unseen-third';
import { UNSEEN_FOURTH } from './unseen-fourth';
import { askerOf, demoFacts } from './demo-facts';
import { evaluate } from './evaluate';

/** A Friday, by the clocks of New York: on a Saturday “this Saturday” is today, and what is expected is the one that comes. */
const TODAY = '2026-11-27';
let test: TestApp;
beforeAll(async () => {
  test = await createDemoApp(TODAY);
});
afterAll(() => test.stop());

describe('the planner over the demo data', () => {
  it('does for every sentence of the evaluation what was meant, and nothing stronger', async () => {
    expect(CASES.length).toBeGreaterThanOrEqual(60);
    const client = await new TestClient(test.origin).signIn('admin@fern-thistle.example', 'butterfly-demo');
    const caller = new OperationCaller();
    caller.attach(test.app);
    const planner = new Planner({ platform: test.platform, caller, media: new MediaStore(test.platform) });
    const asked = { asker: await askerOf(client, test), facts: await demoFacts(client, TODAY) };
    const results = await evaluate(planner, { cases: CASES, ...asked });
    expect(results.filter(({ passed }) => !passed).map(({ say, expected, steps, message }) => ({ say, expected, steps, message }))).toEqual(
      [],
    );
    const [looked, second] = [
      await evaluate(planner, { cases: [...UNSEEN_FIRST, ...UNSEEN_THIRD, ...UNSEEN_FOURTH], ...asked }),
      await evaluate(planner, { cases: UNSEEN_SECOND, ...asked }),
    ];
    expect(looked.length).toBe(160);
    expect(looked.filter(({ passed }) => passed).length).toBeGreaterThanOrEqual(154);
    const offersChange = ({ steps }: (typeof looked)[number]) => steps.some(({ effect }) => ['write', 'send', 'money'].includes(effect));
    expect(
      [...looked, ...second].filter((result) => offersChange(result) && result.expected.effect !== 'write').map(({ say }) => say),
    ).toEqual([]);
  });
});
