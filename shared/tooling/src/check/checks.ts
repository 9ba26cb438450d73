import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot, tool } from '../process/repository';

/** Something that reads the code without running it. */
export interface Check {
  readonly name: string;
  readonly args: readonly string[];
  /**
   * What its `args` begin with, where one process does all the checks that begin with the same: what each would make for itself it makes
   * once, and it says of each how it went (`outcomeLine`).
   */
  readonly shares?: readonly string[];
  /** Which files it reads, by their path from the root. */
  readonly reads: RegExp;
  /** The same for some files only, where what it finds in one does not depend on others. */
  readonly narrowed?: (files: readonly string[]) => readonly string[];
  /** The same of one plugin, where what its files do to others is left to the check as a whole. */
  readonly ofPlugin?: (files: readonly string[]) => readonly string[];
}

const SOURCES = ['shell', 'remotes', 'server', 'shared', 'deploy', 'e2e'];
const CODE = /\.(?:tsx?|[cm]?js)$/;
const ESLINT = [tool('eslint/bin/eslint.js'), '--max-warnings', '0'];
const CRUISER = [tool('dependency-cruiser/bin/dependency-cruise.mjs'), '--config', '.dependency-cruiser.mjs'];
/** Another check has the other core; several threads would each find out the same types, in twice the time of the processor. */
const TSC = [tool('@typescript/native/bin/tsc'), '--singleThreaded'];
const BIOME = [tool('@biomejs/biome/bin/biome'), 'format'];
/** The types of the whole server are found out once for both. */
const OF_SERVER_PROGRAM = ['--import', 'tsx', 'shared/tooling/src/check/server-program/main.ts'];
const CODES = 'declared error codes';
const ROW_TYPES = 'statements and their row types';
const EQUAL_FUNCTIONS = ['--import', 'tsx', 'shared/tooling/src/check/equal-functions/main.ts'];

/** Everything that reads the code; what takes longest comes first. */
export const CHECKS: readonly Check[] = [
  { name: 'lint', args: [...ESLINT, '.'], reads: CODE, narrowed: (files) => [...ESLINT, '--no-warn-ignored', ...files] },
  {
    name: CODES,
    shares: OF_SERVER_PROGRAM,
    args: [...OF_SERVER_PROGRAM, CODES],
    reads: /^(?:server|shared\/contracts|shared\/tooling)\/.*\.ts$/,
  },
  {
    name: ROW_TYPES,
    shares: OF_SERVER_PROGRAM,
    args: [...OF_SERVER_PROGRAM, ROW_TYPES],
    reads: /^(?:server|shared\/contracts|shared\/tooling)\//,
    ofPlugin: (files) => [...OF_SERVER_PROGRAM, ROW_TYPES, ...files.filter((file) => file.startsWith('server/') && file.endsWith('.ts'))],
  },
  {
    name: 'features',
    args: ['--import', 'tsx', 'shared/tooling/src/check/features/main.ts'],
    reads: /^(?:server\/src\/modules|shared\/contracts|shared\/tooling)\/.*\.ts$|\/manifest\.ts$/,
  },
  {
    name: 'circles of modules',
    args: ['--import', 'tsx', 'shared/tooling/src/check/module-graph/main.ts'],
    reads: /^(?:server\/src\/modules|shared\/tooling)\//,
  },
  {
    name: 'functions that exist twice',
    args: EQUAL_FUNCTIONS,
    reads: /\.tsx?$/,
    narrowed: (files) => [...EQUAL_FUNCTIONS, ...files],
  },
  {
    name: 'types of the browser',
    args: [...TSC, '-p', 'tsconfig.browser.json'],
    reads: /^(?:shell|remotes|shared)\/.*\.(?:tsx?|json)$/,
  },
  {
    name: 'types of the server and tools',
    args: [...TSC, '-p', 'tsconfig.node.json'],
    reads: /^(?:server|deploy|e2e|shared)\/.*\.(?:tsx?|mjs|json)$|\/(?:manifest|webpack\.config)\.ts$/,
  },
  { name: 'dependency rules', args: [...CRUISER, ...SOURCES], reads: CODE, narrowed: (files) => [...CRUISER, ...files] },
  { name: 'unused code', args: [tool('knip/bin/knip.js')], reads: /\.(?:tsx?|[cm]?js|json)$/ },
  {
    name: 'report of the schema',
    args: ['--import', 'tsx', 'shared/tooling/src/reports/main.ts', '--check', 'schema'],
    reads: /\.sql$|schema\.report\.md$|^server\/src\/platform\/db\//,
  },
  {
    name: 'reports of the public API',
    args: ['--import', 'tsx', 'shared/tooling/src/reports/main.ts', '--check', 'api'],
    reads: /^shared\/(?:contracts|plugin-sdk|ui-kit|record-kit|parts-kit|tooling)\/.*\.(?:tsx?|md)$/,
  },
  {
    name: 'acceptance checklist',
    args: ['--import', 'tsx', 'shared/tooling/src/acceptance/main.ts'],
    reads: /\.(?:test\.tsx?|spec\.ts|records\.ts)$|\/manifest\.ts$|^shared\/docs\/acceptance\.md$|^shared\/tooling\//,
  },
  { name: 'format', args: [...BIOME, '.'], reads: /\.(?:tsx?|[cm]?js|css)$/, narrowed: (files) => [...BIOME, ...files] },
  {
    name: 'plugins',
    args: ['--import', 'tsx', 'shared/tooling/src/plugin/main.ts', 'check'],
    reads: /^(?:remotes|server\/src\/modules|shared\/contracts|shared\/tooling|e2e\/plugins)\//,
  },
];

/**
 * The checks that these files concern, of those files alone where that is enough. A setting of the whole repository concerns every
 * check as a whole; so does a file that is gone for what follows imports.
 *
 * @param changed paths from the root.
 * @param isPlugin they are those of one plugin.
 */
export function checksFor(
  changed: readonly string[],
  { checks = CHECKS, isPlugin = false }: { readonly checks?: readonly Check[]; readonly isPlugin?: boolean } = {},
): Check[] {
  if (changed.some((path) => !path.includes('/') && !path.endsWith('.md'))) return [...checks];
  return checks.flatMap((check) => {
    const read = changed.filter((path) => check.reads.test(path));
    if (read.length === 0) return [];
    const files = read.filter((path) => existsSync(join(repositoryRoot, path)));
    const narrowed = (isPlugin && check.ofPlugin) || check.narrowed;
    const isWhole = !narrowed || (files.length < read.length && check.name === 'dependency rules');
    if (isWhole) return [check];
    return files.length === 0 ? [] : [{ ...check, args: narrowed(files) }];
  });
}
