import { CHECKS } from './checks';
import { outcomeLine, outcomesOf, type CheckResult } from './outcome';
import { argsOf, processesFor } from './run-checks';
import { filesFor, partsOf } from './server-program/parts';

const [CODES, ROWS] = ['declared error codes', 'statements and their row types'];
const named = (...names: string[]) => CHECKS.filter(({ name }) => names.includes(name));

describe('checks that one process does', () => {
  it('are those that read the program of the server; every other has a process of its own', () => {
    const processes = processesFor(CHECKS).map((together) => together.map(({ name }) => name));
    expect(processes.filter(({ length }) => length > 1)).toEqual([[CODES, ROWS]]);
    expect(processes.flat().sort()).toEqual(CHECKS.map(({ name }) => name).sort());
  });

  it('are handed over one after the other, and alone when only one is asked for', () => {
    expect(argsOf(named(CODES, ROWS)).slice(2)).toEqual(['shared/tooling/src/check/server-program/main.ts', CODES, ROWS]);
    expect(argsOf(named(ROWS))).toEqual(named(ROWS)[0]?.args);
    expect(argsOf(named('features'))).toEqual(named('features')[0]?.args);
  });

  it('know their files; the program holds every one as soon as one check is about all', () => {
    const [whole, narrow] = [
      partsOf([CODES, ROWS, 'server/src/a.ts', 'server/src/b/'], [CODES, ROWS]),
      partsOf([ROWS, 'server/src/a.ts'], [ROWS]),
    ];
    expect(whole).toEqual([
      { check: CODES, only: [] },
      { check: ROWS, only: ['server/src/a.ts', 'server/src/b/'] },
    ]);
    expect([filesFor(whole), filesFor(narrow)]).toEqual([[], ['server/src/a.ts']]);
    expect(() => partsOf(['anything', CODES], [CODES])).toThrow('There is no check anything here');
  });

  it('pass or fail each for itself', () => {
    const failed = { name: CODES, passed: false, seconds: 3, output: 'one fault\n{"check":"no line of its own"}\n' };
    const passed = { name: ROWS, passed: true, seconds: 1, output: '' };
    const output = `${outcomeLine(failed)}\na warning\n${outcomeLine(passed)}\n`;
    expect(outcomesOf({ names: [CODES, ROWS], code: 1, seconds: 9, output })).toEqual([failed, { ...passed, output: 'a warning\n' }]);
  });

  it('have failed where the process never came to them, and all of them when it ended badly after each had passed', () => {
    const [codes, rows] = [CODES, ROWS].map((name) => ({ name, passed: true, seconds: 3, output: 'all well\n' }));
    const ended = (output: string) => outcomesOf({ names: [CODES, ROWS], code: 134, seconds: 9, output });
    const lines = [codes, rows].map((one) => outcomeLine(one as CheckResult));
    expect(ended(`${lines[0]}\nout of memory\n`)).toEqual([codes, { name: ROWS, passed: false, seconds: 9, output: 'out of memory\n' }]);
    const withRest = { passed: false, output: 'all well\nout of memory\n' };
    expect(ended(`${lines.join('\n')}\nout of memory`)).toEqual([
      { ...codes, ...withRest },
      { ...rows, ...withRest },
    ]);
  });
});
