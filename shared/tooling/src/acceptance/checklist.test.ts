import { namedIds, readChecklist, tickChecklist } from './checklist';
import { collectEvidence, isProof } from './evidence';
import { countByGroup } from './report';

const MARKDOWN = `## Theme

- [x] T-616 (001 §3, browser) The theme defaults to dark.

## Routes and pages

- [ ] T-471 (001 §2, route) Route /lead_page_builder exists: lead page builder.
- [ ] T-495 (001 §2, route) Route /moodboard/:projectId exists: moodboard.
`;
const lines = readChecklist(MARKDOWN);
const catalogue = [
  { plugin: 'lead_page_builder', path: '/lead_page_builder', ids: ['T-471'] },
  { plugin: 'moodboard', path: '/moodboard/:projectId', ids: ['T-495'] },
];
const everyRoute = { path: 'shell/src/routes/every-route.test.tsx', source: "it('T-471 T-495', () => {});" };

describe('the acceptance checklist', () => {
  it('reads ids, groups, kinds, statements and ticks', () => {
    expect(lines[0]).toEqual({ id: 'T-616', group: 'Theme', kind: 'browser', statement: 'The theme defaults to dark.', ticked: true });
  });
  it('counts ids in names of tests, lists and ranges, and none outside', () => {
    const source =
      "// T-001\nit('is dark (T-616, T-635)', () => {\n  expect('T-002');\n});\ntest.each(x)('covers T-034 to T-036', () => {});";
    expect([...namedIds(source)].sort()).toEqual(['T-034', 'T-035', 'T-036', 'T-616', 'T-635']);
  });
  it('counts an address only when its page is visited', () => {
    const evidence = collectEvidence(lines, { tests: [everyRoute], catalogue, visited: new Set(['/moodboard/:projectId']) });
    expect(lines.map(({ id }) => isProof(evidence.get(id)))).toEqual([false, false, true]);
    expect(evidence.get('T-471')).toEqual(new Set(['announced']));
  });
  it('names what speaks of a browser and is proven without one', () => {
    const tests = [{ path: 'shell/src/theme.test.ts', source: "it('is dark (T-616)', () => {});" }];
    const evidence = collectEvidence(lines, { tests, catalogue: [], visited: new Set() });
    expect(countByGroup(lines, evidence)[0]).toMatchObject({ group: 'Theme', lines: 1, proven: 1, unit: 1, browser: 0, unseen: 1 });
  });
  it('ticks what is proven and takes the tick from what is not', () => {
    const written = tickChecklist(MARKDOWN, (id) => id === 'T-495');
    expect(
      readChecklist(written)
        .filter(({ ticked }) => ticked)
        .map(({ id }) => id),
    ).toEqual(['T-495']);
  });
});
