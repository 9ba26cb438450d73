import { failureReason, named } from './failure-reason';

const AXE = [
  '\u001B[31mError: expect(received).toEqual(expected)\u001B[39m',
  '',
  '  Expected: []',
  '  Received: ["color-contrast"]',
  '',
  '  114 |   await signIn();',
  '> 115 |   expect(await faultsOf(page)).toEqual([]);',
  '      |                                ^',
  '    at e2e/x.spec.ts:115:32',
].join('\n');

describe('the reason of a failure', () => {
  it('is what was expected and what came, without colours, source and trace', () => {
    expect(failureReason(AXE)).toBe('Error: expect(received).toEqual(expected) | Expected: [] | Received: ["color-contrast"]');
  });

  it('leaves out the log of a wait, and cuts what is long', () => {
    expect(failureReason('Timed out\nCall log:\n  - waiting for heading')).toBe('Timed out');
    expect(failureReason('x'.repeat(500))).toHaveLength(161);
  });

  it('stands below the name, once where both tries say the same', () => {
    expect(named('a.spec.ts: opens', ['Error: no', 'Error: no', undefined])).toBe('a.spec.ts: opens\n        Error: no');
    expect(named('a.spec.ts: opens', [])).toBe('a.spec.ts: opens');
  });
});
