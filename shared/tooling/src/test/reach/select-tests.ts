import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { serverTests, testFiles } from '../import-graph.mjs';
import { isConcerned, TestReach } from './test-reach';

/** What a change can reach, in test files by part. */
export interface Selection {
  /** The file because of which everything runs; null: only what is listed. */
  readonly global: string | null;
  readonly unit: readonly string[];
  readonly server: readonly string[];
  readonly browser: readonly string[];
  /** Whose pages `every-page.spec` has to look at; null: all. */
  readonly everyPageOf: readonly string[] | null;
  /** How many test files there are of each. */
  readonly all: { readonly unit: number; readonly server: number; readonly browser: number };
}

const UNIT_FOLDERS = ['shell/src', 'remotes', 'shared', 'deploy/src'];

/** What everything stands on: tools, the platform of the server, versions and settings. */
const GLOBAL =
  /^(?:shared\/(?:tooling|testing|build-presets)\/|server\/src\/(?:platform\/|[a-z-]+\.ts$)|e2e\/(?:fixtures|playwright\.config)\.ts$|e2e\/support\/|\.ci\/|[^/]+\.(?:json|ya?ml|mjs)$|server\/package\.json$)/;
const TEST = /\.(?:test|spec)\.tsx?$/;
/** Papers, and what only the linters read. */
const SILENT = /\.md$|^(?:eslint\.config|\.dependency-cruiser)\.mjs$|^(?:biome|knip|proofs)\.json$/;

/** Is this a file whose change concerns every test? A test concerns nobody else. */
export function isGlobal(path: string): boolean {
  return GLOBAL.test(path) && !TEST.test(path) && !SILENT.test(path);
}

/**
 * The test files that a change of these files can reach.
 *
 * @param changed paths from the root; those that are gone as well.
 * @example selectTests(repositoryRoot, ['remotes/notices/src/notices.client.ts']).browser; // ['e2e/plugins/every-page.spec.ts', 'e2e/plugins/notices/notices.spec.ts']
 */
export function selectTests(root: string, changed: readonly string[]): Selection {
  const { withDatabase, without } = existsSync(join(root, 'server/src')) ? serverTests(root) : { withDatabase: [], without: [] };
  const unit = [
    ...UNIT_FOLDERS.filter((folder) => existsSync(join(root, folder))).flatMap((folder) => testFiles(root, folder)),
    ...without,
  ];
  const browser = existsSync(join(root, 'e2e')) ? testFiles(root, 'e2e', /\.spec\.ts$/) : [];
  const reaches = new TestReach(root);
  const global = changed.find(isGlobal) ?? null;
  const concerned = (files: readonly string[]) => (global ? files : files.filter((file) => isConcerned(reaches.of(file), changed)));
  return {
    global,
    unit: concerned(unit),
    server: concerned(withDatabase),
    browser: concerned(browser),
    everyPageOf: global ? null : reaches.pagesReachedBy(changed),
    all: { unit: unit.length, server: withDatabase.length, browser: browser.length },
  };
}
