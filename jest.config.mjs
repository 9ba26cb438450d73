import { fileURLToPath } from 'node:url';
import { isOnPglite, serverTests } from './shared/tooling/src/test/import-graph.mjs';

const root = fileURLToPath(new URL('.', import.meta.url));

const swc = (react) => [
  '@swc/jest',
  {
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: react },
      transform: { react: { runtime: 'automatic' } },
    },
    module: { type: 'commonjs' },
  },
];

/** ES modules in node_modules that jest must translate; everything else is used as published. */
const esm = ['immer', '@hello-pangea', '@atlaskit', '@butterfly', 'cookie/dist'].join('|');

const shared = {
  rootDir: root,
  transform: {
    '/antd/lib/index[.]js$': '<rootDir>/shared/tooling/jest/lazy-antd.cjs',
    '^.+\\.tsx$': swc(true),
    '^.+\\.[cm]?[jt]s$': swc(false),
    '^.+\\.jsx$': swc(true),
  },
  transformIgnorePatterns: [`/node_modules/(?!.*(${esm}|/antd/lib/index[.]js))`],
  moduleNameMapper: {
    '\\.(css|svg|png|woff2|wav)$': '<rootDir>/shared/tooling/jest/asset.cjs',
    // One copy, the published CommonJS: nothing of it has to be translated.
    '^antd/es/(.*)$': 'antd/lib/$1',
    '^@testing-library/react$': '<rootDir>/shared/tooling/jest/patient-testing-library.cjs',
    '^@butterfly/contracts/([a-z_]+)/(paths|assistant-tools)$': '<rootDir>/shared/contracts/src/$1/$2.ts',
    '^@butterfly/contracts/(colors|days|json)$': '<rootDir>/shared/contracts/src/core/$1.ts',
    '^@butterfly/contracts/money$': '<rootDir>/shared/contracts/src/core/money/index.ts',
    '^@butterfly/contracts/([a-z_]+)$': '<rootDir>/shared/contracts/src/$1/index.ts',
  },
};

/** Without a browser: modules are loaded once per worker. */
const sharingModules = {
  testEnvironment: '<rootDir>/shared/tooling/jest/worker-environment.cjs',
  runtime: '<rootDir>/shared/tooling/jest/shared-modules-runtime.cjs',
};

/** What opens no database runs once, with the other tests of plain Node; found by what a file loads, so that none is forgotten. */
const { withDatabase, without } = serverTests(root);
const inRoot = (file) => `<rootDir>/${file.replaceAll(/[[\](){}*?!]/g, '\\$&')}`;

/** Proofs that concern one engine only: killing the embedded one, and two processes on one PostgreSQL. */
const otherEngine =
  process.env.TEST_ENGINE === 'postgres'
    ? ['durability[.]test', '/db/pglite/']
    : ['two-processes[.]test', 'socket-fan-out[.]test', 'postgres-bus[.]test'];

/** What measures how long something takes wants the machine for itself: `PROOFS=timed` runs that, `PROOFS=untimed` everything else. */
const timed = ['broken-listeners', 'crm-volume', 'event-loop', 'reconnecting-clients', 'resolution', 'slow-statement', 'socket-fan-out'];
/** `ENGINE_SHARE=routes`: of the modules only what every run asks of the embedded engine. */
const onThisEngine = process.env.ENGINE_SHARE === 'routes' ? withDatabase.filter(isOnPglite) : withDatabase;
const isTimed = (file) => timed.some((name) => file === `server/src/proof/${name}.test.ts`);
const onThisRun = (process.env.PROOFS === 'timed' ? onThisEngine.filter(isTimed) : onThisEngine).map(inRoot);
const leftOut = process.env.PROOFS === 'untimed' ? timed.map((name) => `/server/src/proof/${name}[.]test`) : [];

const browserSources = [
  'shell/src',
  'remotes',
  'shared/plugin-sdk/src',
  'shared/ui-kit/src',
  'shared/record-kit/src',
  'shared/parts-kit/src',
  'shared/testing/src/browser',
];

export default {
  testTimeout: 60_000,
  projects: [
    {
      ...shared,
      displayName: 'unit',
      testEnvironment: '<rootDir>/shared/tooling/jest/browser-environment.cjs',
      testMatch: browserSources.map((folder) => `<rootDir>/${folder}/**/*.test.{ts,tsx}`),
      setupFiles: ['browser-globals', 'lean-styles'].map((name) => `<rootDir>/shared/tooling/jest/${name}.cjs`),
      setupFilesAfterEnv: ['@testing-library/jest-dom'],
      testPathIgnorePatterns: ['/node_modules/', '/dist/'],
    },
    {
      ...shared,
      displayName: 'unit-node',
      ...sharingModules,
      testMatch: [
        ...['shared/contracts/src', 'shared/gallery', 'shared/build-presets/src', 'shared/tooling/src', 'deploy/src'].map(
          (folder) => `<rootDir>/${folder}/**/*.test.ts`,
        ),
        ...without.map(inRoot),
      ],
      testPathIgnorePatterns: ['/node_modules/', '/dist/'],
    },
    {
      ...shared,
      displayName: 'server',
      ...sharingModules,
      setupFilesAfterEnv: ['template-patience', 'measured-again'].map((name) => `<rootDir>/shared/tooling/jest/${name}.cjs`),
      testMatch: onThisRun,
      testPathIgnorePatterns: ['/node_modules/', '/dist/', ...otherEngine, ...leftOut],
    },
  ],
};
