import { commonErrors } from '../core/index';
import { contentLines, errors, moveBody, operations, releaseBase, releasePath } from './index';

describe('the registry contract', () => {
  it('hashes a release over its files in the order of their paths, whatever order they are listed in', () => {
    const [a, b] = [
      { path: 'a.js', sha256: '1' },
      { path: 'b.js', sha256: '2' },
    ];
    expect(contentLines([b, a])).toBe('a.js 1\nb.js 2\n');
    expect(contentLines([a, b])).toBe(contentLines([b, a]));
    expect(releaseBase('inventory', 'abc')).toBe('/r/inventory/abc/');
  });

  it.each(['../secret', '/etc/passwd', 'a/../b', '.hidden', 'a b.js', ''])(
    'accepts no file name that could leave a release: %p',
    (path) => {
      expect(releasePath.safeParse(path).success).toBe(false);
    },
  );

  it('moves a channel to a release or a version, never without the generation that was seen', () => {
    expect(moveBody.safeParse({ version: '1.4.0', expected_generation: 2, reason: 'x' }).success).toBe(true);
    expect(moveBody.safeParse({ release: 4, expected_generation: 0, reason: 'x' }).success).toBe(true);
    expect(moveBody.safeParse({ version: '1.4.0', reason: 'x' }).success).toBe(false);
    expect(moveBody.safeParse({ version: 'latest', expected_generation: 2, reason: 'x' }).success).toBe(false);
  });

  it('names only errors that stand in a catalogue', () => {
    const named = Object.values(operations).flatMap((operation) => ('errors' in operation ? operation.errors : []));
    expect(named.filter((code) => !(code in errors) && !(code in commonErrors))).toEqual([]);
  });
});
