import { faultsIn, withFault } from './faults';

const variants = (text: string) => faultsIn('a.ts', text).map((fault) => withFault(text, fault));

describe('faults of a file', () => {
  it.each([
    ['if (a < b) return 1;', ['if (!(a < b)) return 1;', ';', 'if (a <= b) return 1;', 'if (a < b) return 2;']],
    ['const x = a && !b;', ['const x = a || !b;', 'const x = a && b;']],
    ['const x = a ?? b;', ['const x = a;']],
    ['const x = a ? b : c;', ['const x = a ? c : b;']],
    ['await save(a); said(b);', ['; said(b);', 'await save(a); ;']],
    ['const limits = { 404: 1_000, on: true };', ['const limits = { 404: 1001, on: true };', 'const limits = { 404: 1_000, on: false };']],
    ["import { a } from 'b'; type T = 1 | true; interface I { a: 2 }", []],
  ])('%s', (text, expected) => expect(variants(text)).toEqual(expected));

  it('say where they are', () => {
    expect(faultsIn('a.ts', 'const a = 1;\nif (a === b)\n  throw a;')).toMatchObject([
      { line: 1, before: '1' },
      { line: 2, kind: 'condition negated', before: 'a === b' },
      { line: 2, kind: 'guard dropped', before: 'if (a === b) throw a;' },
      { line: 2, kind: 'comparison turned round', before: '===' },
    ]);
  });
});
