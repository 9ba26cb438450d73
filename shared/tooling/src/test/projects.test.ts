import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { repositoryRoot, tool } from '../process/repository';
import { ASKED_OF_POSTGRES, ImportGraph, serverTests, testFiles } from './import-graph.mjs';

const FOLDERS = ['shell/src', 'remotes', 'shared', 'server', 'deploy/src', 'e2e'];

async function listed(project: string, env: Record<string, string> = {}): Promise<string[]> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [tool('jest/bin/jest.js'), '--selectProjects', project, '--listTests', '--json'],
    { cwd: repositoryRoot, env: { ...process.env, PROOFS: '', ...env } },
  );
  return (JSON.parse(stdout.slice(stdout.indexOf('['))) as string[]).map((file) => file.slice(repositoryRoot.length).replace(/^[/\\]/, ''));
}

describe('the test files', () => {
  it('each belong to exactly one project, and none is left out', async () => {
    const [browser, node, pglite, postgres] = await Promise.all([
      listed('unit'),
      listed('unit-node'),
      listed('server', { TEST_ENGINE: 'pglite' }),
      listed('server', { TEST_ENGINE: 'postgres' }),
    ]);
    const onServer = [...new Set([...pglite, ...postgres])];
    const run = [...browser, ...node, ...onServer];
    expect(run.filter((file, at) => run.indexOf(file) !== at)).toEqual([]);
    expect(run.toSorted()).toEqual(FOLDERS.flatMap((folder) => testFiles(repositoryRoot, folder)).toSorted());
  }, 60_000);

  it('of the server run on both engines, but for those about one of them', async () => {
    const [pglite, postgres] = await Promise.all([
      listed('server', { TEST_ENGINE: 'pglite' }),
      listed('server', { TEST_ENGINE: 'postgres' }),
    ]);
    expect(pglite.filter((file) => !postgres.includes(file)).sort()).toEqual([
      'server/src/platform/db/pglite/maintenance.test.ts',
      'server/src/proof/durability.test.ts',
    ]);
    expect(postgres.filter((file) => !pglite.includes(file)).sort()).toEqual([
      'server/src/platform/db/postgres-bus.test.ts',
      'server/src/proof/socket-fan-out.test.ts',
      'server/src/two-processes.test.ts',
    ]);
  }, 60_000);
});

describe('every run', () => {
  it('asks the embedded engine of each module its routes, of everything else the whole but for what no engine decides', async () => {
    const [all, asked] = await Promise.all([
      listed('server', { TEST_ENGINE: 'pglite' }),
      listed('server', { TEST_ENGINE: 'pglite', ENGINE_SHARE: 'routes' }),
    ]);
    const notAsked = all.filter((file) => !asked.includes(file));
    expect(ASKED_OF_POSTGRES.filter((file) => !notAsked.includes(file))).toEqual([]);
    const left = notAsked.filter((file) => !ASKED_OF_POSTGRES.includes(file));
    const moduleOf = (file: string) => /^server\/src\/modules\/([^/]+)\//.exec(file)?.[1];
    expect(left.length).toBeGreaterThan(20);
    expect(left.filter((file) => !/^server\/src\/modules\/[^/]+\/.+\//.test(file))).toEqual([]);
    const askedModules = new Set(asked.map(moduleOf));
    expect(left.map(moduleOf).filter((id) => !askedModules.has(id))).toEqual([]);
  }, 60_000);
});

describe('what a file loads', () => {
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'butterfly-graph-'));
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));
  const write = (files: Record<string, string>) =>
    Object.entries(files).forEach(([file, text]) => {
      mkdirSync(dirname(join(root, file)), { recursive: true });
      writeFileSync(join(root, file), text);
    });

  it('is followed through every form of import and through contracts, but not through types', () => {
    write({
      'a.test.ts': `import {\n  b,\n  c,\n} from './b';\nimport type { T } from './type';\nexport { d } from "./folder";\nimport './effect';\nconst late = () => import('./late');\nimport { e } from '@butterfly/contracts/zz';`,
      'b.ts': `import * as z from 'zod';`,
      'type.ts': '',
      'folder/index.ts': '',
      'effect.mjs': '',
      'late.ts': '',
      'shared/contracts/src/zz/index.ts': '',
    });
    expect(new ImportGraph(root).reach(['a.test.ts'])).toEqual({
      files: ['a.test.ts', 'b.ts', 'effect.mjs', 'folder/index.ts', 'late.ts', 'shared/contracts/src/zz/index.ts'],
      packages: ['zod'],
    });
  });

  it('decides where a test of the server runs: with a database whoever may open one, through whatever file', () => {
    write({
      'server/src/pure.test.ts': `import { x } from './x';`,
      'server/src/x.ts': '',
      'server/src/deep.test.ts': `import { y } from './y';`,
      'server/src/y.ts': `import { z } from './platform/db/open-postgres';`,
      'server/src/platform/db/open-postgres.ts': '',
      'server/src/direct.test.ts': `import pg from 'pg';`,
    });
    expect(serverTests(root)).toEqual({
      withDatabase: ['server/src/deep.test.ts', 'server/src/direct.test.ts'],
      without: ['server/src/pure.test.ts'],
    });
  });
});
