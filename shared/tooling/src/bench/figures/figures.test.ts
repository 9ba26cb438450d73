import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fallen } from './fallen';
import { keepFigures, keptFigures } from './figures';
import { withinLimit } from './within-limit';

const folder = mkdtempSync(join(tmpdir(), 'butterfly-figures-'));
const file = join(folder, 'bench.json');
afterAll(() => rmSync(folder, { recursive: true }));

const run = (commit: string, ratio: number) =>
  keepFigures('api', [{ figure: 'list', value: 1234.567, unit: '/s', ratio, beside: 'a peer', goal: 5 }], {
    file,
    source: { commit, date: '2027-01-01', machine: 'two cores' },
  });

describe('the figures of the benchmarks', () => {
  it('stand beside those of the commit before, whatever was measured again since', () => {
    run('aaa', 6);
    run('bbb', 4);
    run('bbb', 5.5);
    const kept = keptFigures(file)['api']?.['list'];
    expect([kept?.now, kept?.before].map((one) => one && [one.commit, one.value, one.ratio])).toEqual([
      ['bbb', 1235, 5.5],
      ['aaa', 1235, 6],
    ]);
  });

  it('are named when a ratio fell by more than noise, and when it misses its goal', () => {
    run('bbb', 5.11);
    expect(fallen(keptFigures(file))).toEqual({ worse: [], missed: [] });
    run('bbb', 5.09);
    expect(fallen(keptFigures(file))).toEqual({ worse: ['api, list: ×5.09 of a peer, was ×6 at aaa'], missed: [] });
    run('ccc', 4.9);
    expect(fallen(keptFigures(file))).toEqual({ worse: [], missed: ['api, list: ×4.9 of a peer, wanted ×5'] });
  });

  it('that have a limit and no peer are as many times as they fit into it', () => {
    const ratio = (limit: number, value: number) => withinLimit({ figure: 'rollback', value, unit: 'ms', limit }).ratio;
    expect([ratio(500, 50), ratio(500, 1_000), ratio(0, 0), ratio(0, 2), ratio(500, 0)]).toEqual([10, 0.5, 1, 0, 1_000]);
    expect(withinLimit({ figure: 'rollback', value: 1_000, unit: 'ms', limit: 500 })).toMatchObject({
      beside: 'its limit of 500 ms',
      goal: 1,
    });
  });

  it('of other benchmarks stay', () => {
    keepFigures('page', [{ figure: 'warm', value: 1, unit: 'ms' }], {
      file,
      source: { commit: 'ddd', date: '2027-01-02', machine: 'two cores' },
    });
    expect(Object.keys(keptFigures(file))).toEqual(['api', 'page']);
  });
});
