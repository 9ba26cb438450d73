import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ImportGraph } from '../import-graph.mjs';
import { readPluginUses, type PluginUses } from './plugin-uses';

/** What a change must touch for a test to tell something new. */
export interface Reach {
  /** Paths from the root that the test loads, itself among them. */
  readonly files: ReadonlySet<string>;
  /** Folders (they end with `/`) and files it loads in ways that no import shows: modules found by folder, a suite in the browser. */
  readonly places: readonly string[];
  /** It reads the tree of sources: whatever changes concerns it. */
  readonly isAboutEverything: boolean;
}

/** Who reaches this file runs modules of the server that it does not import. */
const DISCOVERY = 'server/src/platform/discover-modules.ts';
/** What every page in the browser is made of. */
const SUITE = [
  'shell/',
  'shared/plugin-sdk/',
  'shared/ui-kit/',
  'shared/record-kit/',
  'shared/parts-kit/',
  'deploy/src/',
  'server/src/demo/',
];
const TREE = ['shared/tooling/src/process/repository.ts', 'shared/build-presets/src/workspace.ts'];
const EVERY_PAGE = 'e2e/plugins/every-page.spec.ts';
const READS_FILES = ['node:fs', 'node:fs/promises', 'fs'];

/**
 * Says for every test what it reaches: by imports, by the manifest's `uses`, by `api('…')`, and by the addresses it names.
 *
 * @example
 * const reaches = new TestReach(repositoryRoot);
 * isConcerned(reaches.of('remotes/notices/src/notices/notices.page.test.tsx'), ['shared/contracts/src/notices/schema.ts']); // true
 */
export class TestReach {
  readonly #graph: ImportGraph;
  readonly #uses: PluginUses;

  constructor(private readonly root: string) {
    this.#graph = new ImportGraph(root);
    this.#uses = readPluginUses(root);
  }

  /** @param file path of a `.test` or `.spec` from the root. */
  of(file: string): Reach {
    const { files, packages } = this.#graph.reach([file]);
    const reach = { files: new Set(files), isAboutEverything: false };
    if (file.startsWith('e2e/')) return { ...reach, places: this.#inBrowser(file, files) };
    if (file.startsWith('server/')) return { ...reach, places: this.#onServer(file, files) };
    const [, remote] = /^remotes\/([a-z0-9_]+)\//.exec(file) ?? [];
    if (remote) return { ...reach, places: [`remotes/${remote}/manifest.ts`, ...contracts(this.#uses.contractsOf(remote))] };
    const readsFiles = packages.some((name) => READS_FILES.includes(name));
    return { ...reach, places: [], isAboutEverything: readsFiles && this.#knowsTheTree(file, files) };
  }

  /** The remotes whose pages a change can alter; null: all of them. */
  pagesReachedBy(changed: readonly string[]): string[] | null {
    const whole: Reach = { files: new Set(this.#graph.reach([EVERY_PAGE]).files), places: SUITE, isAboutEverything: false };
    if (isConcerned(whole, changed)) return null;
    return this.#uses.remotes.filter((id) => {
      const ids = this.#uses.contractsOf(id);
      const places = [`remotes/${id}/`, recordsOf(id), ...this.#serverOf(ids)];
      return isConcerned({ files: new Set(), places, isAboutEverything: false }, changed);
    });
  }

  /** Only who finds the way from itself to the repository can read the sources; others read what they have written. */
  #knowsTheTree(file: string, files: readonly string[]): boolean {
    return (
      files.some((one) => TREE.includes(one)) || /\b__dirname\b|import\.meta\.dirname/.test(readFileSync(join(this.root, file), 'utf8'))
    );
  }

  #onServer(file: string, files: readonly string[]): string[] {
    const [, own] = /^server\/src\/modules\/([a-z0-9_]+)\//.exec(file) ?? [];
    const ofModule = own ? [`server/src/modules/${own}/`] : [];
    if (!files.includes(DISCOVERY)) return ofModule;
    const platformOnly = file.startsWith('server/src/platform/');
    const asked = own || platformOnly ? [...(own ? [own] : []), ...this.#named(file, '/api/')] : this.#uses.ids;
    return this.#serverOf(asked);
  }

  #inBrowser(file: string, files: readonly string[]): string[] {
    const [, own] = /^e2e\/plugins\/([a-z0-9_]+)\//.exec(file) ?? [];
    // One test for each plugin: which of them are wanted is decided later.
    if (file === EVERY_PAGE) return [...SUITE, 'remotes/', ...this.#uses.remotes.map(recordsOf), ...this.#serverOf(this.#uses.ids)];
    const texts = files.filter((one) => one.startsWith('e2e/plugins/') || one === file);
    const shown = [...(own ? [own] : []), ...texts.flatMap((text) => this.#named(text, '/'))];
    const asked = [...shown, ...texts.flatMap((text) => this.#named(text, '/api/'))];
    return [...SUITE, ...unique(shown).map((id) => `remotes/${id}/`), ...this.#serverOf(asked)];
  }

  #serverOf(ids: readonly string[]): string[] {
    const modules = this.#uses.modulesFrom(ids);
    return [...modules.map((id) => `server/src/modules/${id}/`), ...contracts(unique([...ids, ...modules]))];
  }

  /** Plugins whose addresses a file names, after this prefix. */
  #named(file: string, prefix: '/' | '/api/'): string[] {
    const path = join(this.root, file);
    if (!existsSync(path)) return [];
    const named = [...readFileSync(path, 'utf8').matchAll(prefix === '/' ? /['"`]\/([a-z0-9_]+)/g : /\/api\/([a-z0-9_]+)/g)];
    return unique(named.map(([, id = '']) => id)).filter((id) => this.#uses.ids.includes(id));
  }
}

/** Can a change of these files alter what a test with this reach finds? Who loads a whole place loads neither its tests nor its papers. */
export function isConcerned({ files, places, isAboutEverything }: Reach, changed: readonly string[]): boolean {
  const isIn = (path: string) =>
    !/\.(?:test|spec)\.tsx?$|\.md$/.test(path) && places.some((place) => path === place || isBelow(path, place));
  return isAboutEverything || changed.some((path) => files.has(path) || isIn(path));
}

/** Which records `every-page.spec` opens. */
const recordsOf = (id: string) => `e2e/plugins/${id}/${id}.records.ts`;
const isBelow = (path: string, place: string) => place.endsWith('/') && path.startsWith(place);
const contracts = (ids: readonly string[]) => ids.map((id) => `shared/contracts/src/${id}/`);
const unique = (ids: readonly string[]) => [...new Set(ids)];
