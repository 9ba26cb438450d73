import { provenIds, readChecklist } from './checklist';

describe('the acceptance checklist', () => {
  it('reads ids, groups and statements', () => {
    const [line] = readChecklist('## Theme\n\n- [ ] T-616 (001 §3, browser) The theme defaults to dark.\n');
    expect(line).toEqual({ id: 'T-616', group: 'Theme', statement: 'The theme defaults to dark.' });
  });
  it('counts ids in names of tests, lists and ranges, and none outside', () => {
    const source =
      "// T-001\nit('is dark (T-616, T-635)', () => {\n  expect('T-002');\n});\ntest.each(x)('covers T-034 to T-036', () => {});";
    expect([...provenIds(source)].sort()).toEqual(['T-034', 'T-035', 'T-036', 'T-616', 'T-635']);
  });
});
