import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { isGlobal, selectTests } from './select-tests';

/** Two plugins that know nothing of each other, and a third that uses the first. */
const FILES: Readonly<Record<string, string>> = {
  'server/src/platform/discover-modules.ts': '',
  'server/src/platform/testing/create-test-app.ts': `import '../discover-modules';\nimport '../testing/test-engine';`,
  'server/src/platform/testing/test-engine.ts': '',
  'server/src/platform/db.test.ts': `import { createTestApp } from './testing/create-test-app';`,
  'server/src/isolation.test.ts': `import { createTestApp } from './platform/testing/create-test-app';`,
  'shared/contracts/src/core/index.ts': '',
  ...plugin('roses', { remoteUses: '', server: '' }),
  ...plugin('vans', { remoteUses: '', server: '' }),
  ...plugin('bills', { remoteUses: `'roses'`, server: `const roses = platform.api('roses');` }),
  'server/src/modules/bills/sums.test.ts': `import { sum } from './sums';`,
  'server/src/modules/bills/sums.ts': '',
  'shared/ui-kit/src/list/list-table.tsx': '',
  'shared/ui-kit/src/list/list-table.test.tsx': `import { ListTable } from './list-table';`,
  'shell/src/main.ts': '',
  'e2e/plugins/every-page.spec.ts': '',
};

function plugin(id: string, { remoteUses, server }: { remoteUses: string; server: string }): Record<string, string> {
  return {
    [`shared/contracts/src/${id}/index.ts`]: `import './schema';`,
    [`shared/contracts/src/${id}/schema.ts`]: '',
    [`shared/contracts/src/${id}/${id}.contract.test.ts`]: `import { operations } from './index';`,
    [`server/src/modules/${id}/module.ts`]: server,
    [`server/src/modules/${id}/${id}.test.ts`]: `import { createTestApp } from '../../platform/testing/create-test-app';`,
    [`remotes/${id}/manifest.ts`]: `export const manifest = {\n  id: '${id}',\n  uses: [${remoteUses}],\n};`,
    [`remotes/${id}/src/page.tsx`]: `import { ListTable } from '@butterfly/ui-kit/list/list-table';`,
    [`remotes/${id}/src/page.test.tsx`]: `import { Page } from './page';`,
    [`remotes/${id}/src/price.ts`]: '',
    [`remotes/${id}/src/price.test.ts`]: `import { price } from './price';`,
    [`e2e/plugins/${id}/${id}.spec.ts`]: `import { test } from '@playwright/test';\nawait page.goto('/${id}');`,
  };
}

let root: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'butterfly-reach-'));
  for (const [file, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const reached = (...changed: string[]) => {
  const { unit, server, browser, everyPageOf } = selectTests(root, changed);
  return { unit, server, browser, everyPageOf };
};

describe('a change', () => {
  it('in the contracts of a plugin reaches its remote, its module, and the remotes and modules that use it', () => {
    expect(reached('shared/contracts/src/roses/schema.ts')).toEqual({
      unit: [
        'remotes/bills/src/page.test.tsx',
        'remotes/bills/src/price.test.ts',
        'remotes/roses/src/page.test.tsx',
        'remotes/roses/src/price.test.ts',
        'shared/contracts/src/roses/roses.contract.test.ts',
      ],
      server: ['server/src/isolation.test.ts', 'server/src/modules/bills/bills.test.ts', 'server/src/modules/roses/roses.test.ts'],
      browser: ['e2e/plugins/bills/bills.spec.ts', 'e2e/plugins/every-page.spec.ts', 'e2e/plugins/roses/roses.spec.ts'],
      everyPageOf: ['bills', 'roses'],
    });
  });

  it('in one remote reaches only its own unit and browser tests', () => {
    expect(reached('remotes/roses/src/page.tsx')).toEqual({
      unit: ['remotes/roses/src/page.test.tsx'],
      server: [],
      browser: ['e2e/plugins/every-page.spec.ts', 'e2e/plugins/roses/roses.spec.ts'],
      everyPageOf: ['roses'],
    });
  });

  it('in a module of the server reaches its tests and those of modules that ask it, but not those of rules that ask nobody', () => {
    expect(reached('server/src/modules/roses/module.ts')).toEqual({
      unit: [],
      server: ['server/src/isolation.test.ts', 'server/src/modules/bills/bills.test.ts', 'server/src/modules/roses/roses.test.ts'],
      browser: ['e2e/plugins/bills/bills.spec.ts', 'e2e/plugins/every-page.spec.ts', 'e2e/plugins/roses/roses.spec.ts'],
      everyPageOf: ['bills', 'roses'],
    });
  });

  it('in a kit reaches the unit tests that load it, in whatever remote, and every page', () => {
    expect(reached('shared/ui-kit/src/list/list-table.tsx')).toEqual({
      unit: ['bills', 'roses', 'vans'].map((id) => `remotes/${id}/src/page.test.tsx`).concat('shared/ui-kit/src/list/list-table.test.tsx'),
      server: [],
      browser: [
        ...['bills'].map((id) => `e2e/plugins/${id}/${id}.spec.ts`),
        'e2e/plugins/every-page.spec.ts',
        ...['roses', 'vans'].map((id) => `e2e/plugins/${id}/${id}.spec.ts`),
      ],
      everyPageOf: null,
    });
  });

  it('in a test or in a paper reaches no other test', () => {
    expect(reached('remotes/roses/src/price.test.ts', 'shared/docs/how.md')).toEqual({
      unit: ['remotes/roses/src/price.test.ts'],
      server: [],
      browser: [],
      everyPageOf: [],
    });
  });

  it('of a plugin that is gone reaches those who used it', () => {
    expect(reached('server/src/modules/gone/module.ts').server).toEqual([]);
    expect(reached('server/src/modules/roses/gone.ts').server).toContain('server/src/modules/bills/bills.test.ts');
  });

  it.each(['pnpm-lock.yaml', 'shared/tooling/src/test/parts.ts', 'server/src/platform/db/worker.ts', 'e2e/fixtures.ts', 'jest.config.mjs'])(
    'of %s reaches everything',
    (path) => {
      const selection = selectTests(root, ['remotes/roses/src/page.tsx', path]);
      expect(selection.global).toBe(path);
      for (const part of ['unit', 'server', 'browser'] as const) expect(selection[part]).toHaveLength(selection.all[part]);
    },
  );

  it.each(['shared/tooling/src/test/outcome.test.ts', 'server/src/platform/README.md', 'knip.json', 'remotes/roses/package.json'])(
    'of %s does not',
    (path) => expect(isGlobal(path)).toBe(false),
  );
});
