import { dirname } from 'node:path';
import { pluginOf } from '../test/plugin-budget';
import { isConcerned, TestReach, type Reach } from '../test/reach/test-reach';

/** Test files with what each of them loads, read once. */
export class ReachedBy {
  readonly #reaches: ReadonlyMap<string, Reach>;

  /** @param tests paths from the root. */
  constructor(root: string, tests: readonly string[]) {
    const reaches = new TestReach(root);
    this.#reaches = new Map(tests.map((test) => [test, reaches.of(test)]));
  }

  /** The tests that concern a file, those most about it first: of its plugin, beside it, loading little else. */
  of(file: string): string[] {
    const concerned = [...this.#reaches].filter(([, reach]) => !reach.isAboutEverything && isConcerned(reach, [file]));
    const score = new Map(concerned.map(([test, reach]) => [test, nearness(test, file) - reach.files.size / 10_000]));
    return concerned.map(([test]) => test).sort((a, b) => (score.get(b) ?? 0) - (score.get(a) ?? 0));
  }
}

function nearness(test: string, file: string): number {
  const plugin = pluginOf(file);
  const isOfPlugin = plugin !== null && pluginOf(test) === plugin ? 5 : 0;
  const isItsOwn = test.replace(/\.test\.tsx?$/, '') === file.replace(/\.tsx?$/, '') ? 20 : 0;
  return isItsOwn + isOfPlugin + 2 * sharedFolders(dirname(test), dirname(file));
}

function sharedFolders(one: string, other: string): number {
  const [a, b] = [one.split('/'), other.split('/')];
  const differs = a.findIndex((name, at) => name !== b[at]);
  return differs < 0 ? a.length : differs;
}
