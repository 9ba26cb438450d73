import { budgetLines, pluginOf } from './plugin-budget';
import type { Outcome } from './outcome';
import { isWell } from './summary';

const outcome = (more: Partial<Outcome>): Outcome => ({
  part: 'Unit tests',
  passed: 1,
  failed: 0,
  seconds: 1,
  processors: '',
  failures: [],
  ...more,
});

describe('what each plugin takes of a run', () => {
  it.each([
    ['server/src/modules/moodboard/routes.test.ts', 'moodboard'],
    ['remotes/home_view/src/a.test.tsx', 'home_view'],
    ['e2e/plugins/tenant_crm/a.spec.ts', 'tenant_crm'],
    ['e2e/plugins/tenant_crm.spec.ts', 'tenant_crm'],
    ['shared/contracts/src/agents/index.test.ts', 'agents'],
    ['server/src/proof/fuzz/fuzz.test.ts', null],
    ['shell/src/a.test.ts', null],
  ])('%s counts for %s', (file, id) => expect(pluginOf(file)).toBe(id));

  it('is added up over the parts, the most first, and named loudly beyond the budget', () => {
    const lines = budgetLines([
      outcome({
        part: 'Unit tests',
        files: [
          { file: 'remotes/home_view/a.test.ts', seconds: 5 },
          { file: 'remotes/moodboard/a.test.ts', seconds: 20 },
        ],
      }),
      outcome({ part: 'Browser tests', files: [{ file: 'e2e/plugins/moodboard/a.spec.ts', seconds: 11 }] }),
    ]);
    expect(lines.slice(1, 4).map((line) => line.trim().replace(/\s+/g, ' '))).toEqual([
      '! moodboard 31 Unit tests 20, Browser tests 11',
      'home_view 5 Unit tests 5',
      '!! OVER BUDGET: moodboard',
    ]);
    expect(lines.at(5)).toContain('20.0  remotes/moodboard/a.test.ts (Unit tests)');
  });
});

describe('a run', () => {
  it.each([
    ['is well when nothing failed', [outcome({})], true],
    ['is not when something failed', [outcome({}), outcome({ failed: 1 })], false],
    ['is not when nothing ran', [outcome({ passed: 0 })], false],
    ['is well with two unsteady tests', [outcome({ unsteady: ['a'] }), outcome({ unsteady: ['b'] })], true],
    ['is not with three', [outcome({ unsteady: ['a'] }), outcome({ unsteady: ['b', 'c'] })], false],
  ])('%s', (_name, outcomes, well) => expect(isWell(outcomes)).toBe(well));
});
