import { checksFor, CHECKS } from './checks';

const namesFor = (...changed: string[]) => checksFor(changed).map(({ name }) => name);
const argsFor = (name: string, ...changed: string[]) => checksFor(changed).find((check) => check.name === name)?.args ?? [];

describe('the checks that a change concerns', () => {
  it('of a remote are not those of the server', () => {
    expect(namesFor('remotes/notices/src/notices.client.ts')).toEqual([
      'lint',
      'functions that exist twice',
      'types of the browser',
      'dependency rules',
      'unused code',
      'format',
      'plugins',
    ]);
  });

  it('are all of them after a change of a setting of the whole repository, none after one of a paper', () => {
    expect(namesFor('biome.json', 'remotes/notices/src/notices.client.ts')).toEqual(CHECKS.map(({ name }) => name));
    expect(namesFor('README.md', 'shared/docs/how-we-test.md')).toEqual([]);
  });

  it('look at the files that have changed where that is enough', () => {
    const file = 'shared/tooling/src/check/checks.ts';
    expect(argsFor('lint', file).slice(-2)).toEqual(['--no-warn-ignored', file]);
    expect(argsFor('types of the server and tools', file)).toEqual(
      CHECKS.find(({ name }) => name === 'types of the server and tools')?.args,
    );
  });

  it('of a plugin read its own statements, and those of everybody after a change of one file: others may use what it exports', () => {
    const file = 'server/src/modules/notices/repository.ts';
    const argsOf = (isPlugin: boolean) =>
      checksFor([file, 'server/src/modules/notices/migrations/0001_notices.sql'], { isPlugin }).find(
        ({ name }) => name === 'statements and their row types',
      )?.args;
    expect(argsOf(true)?.at(-1)).toBe(file);
    expect(argsOf(false)?.at(-1)).toBe('statements and their row types');
  });

  it('leave out a file that is gone, and follow imports from everywhere then', () => {
    const gone = 'shared/tooling/src/check/gone.ts';
    expect(namesFor(gone)).not.toContain('lint');
    expect(argsFor('lint', gone, 'shared/tooling/src/check/checks.ts')).not.toContain(gone);
    expect(argsFor('dependency rules', gone)).toEqual(CHECKS.find(({ name }) => name === 'dependency rules')?.args);
  });
});
