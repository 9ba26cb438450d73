// @ts-check
// Plain JavaScript, because jest's configuration needs it.
import fs from 'node:fs';
import path from 'node:path';

/** What a module loads when it runs: `import … from`, `export … from`, `import '…'`, `import('…')`; types vanish before that. */
const STATEMENT =
  /(?:^|\n)\s*(?:import|export)\s+(?!type\b)(?:[\w*{][^'"`;]*?from\s*)?['"]([^'"\n]+)['"]|\bimport\(\s*['"]([^'"\n]+)['"]\s*\)|\brequire\(\s*['"]([^'"\n]+)['"]\s*\)/g;
const ENDINGS = ['', '.ts', '.tsx', '.mjs', '.js', '/index.ts', '/index.tsx'];

/** Which file of the repository loads which. Read when asked, each file once. */
export class ImportGraph {
  /** @type {Map<string, { files: string[], packages: string[] }>} */
  #known = new Map();

  /** @param {string} root Folder of the whole repository. */
  constructor(root) {
    this.root = root;
  }

  /**
   * Everything a file loads, and itself; paths from the root, sorted.
   *
   * @param {readonly string[]} files Paths from the root.
   * @returns {{ files: string[], packages: string[] }}
   */
  reach(files) {
    const seen = new Set(files);
    const packages = new Set();
    for (const file of seen) {
      const direct = this.#direct(file);
      for (const next of direct.files) seen.add(next);
      for (const name of direct.packages) packages.add(name);
    }
    return { files: [...seen].sort(), packages: [...packages].sort() };
  }

  /** @param {string} file */
  #direct(file) {
    const known = this.#known.get(file);
    if (known) return known;
    const found = this.#read(file);
    this.#known.set(file, found);
    return found;
  }

  /** @param {string} file */
  #read(file) {
    /** @type {{ files: string[], packages: string[] }} */
    const found = { files: [], packages: [] };
    if (!/\.[cm]?[jt]sx?$/.test(file)) return found;
    for (const [, fixed, dynamic, required] of fs.readFileSync(path.join(this.root, file), 'utf8').matchAll(STATEMENT)) {
      const specifier = fixed ?? dynamic ?? required ?? '';
      const inside = this.#inside(file, specifier);
      if (inside) found.files.push(inside);
      else if (!specifier.startsWith('.')) found.packages.push(specifier);
    }
    return found;
  }

  /**
   * @param {string} from
   * @param {string} specifier
   */
  #inside(from, specifier) {
    const [, shared, rest] = /^@butterfly\/([a-z-]+)\/(.+)$/.exec(specifier) ?? [];
    if (!shared && !specifier.startsWith('.')) return undefined;
    const base = shared ? `shared/${shared}/src/${rest}` : path.join(path.dirname(from), specifier);
    return ENDINGS.map((ending) => base + ending).find((candidate) =>
      fs.statSync(path.join(this.root, candidate), { throwIfNoEntry: false })?.isFile(),
    );
  }
}

/** Who reaches one of these may open a database. */
const DOORS = [
  'server/src/platform/db/open-postgres.ts',
  'server/src/platform/db/pglite/open-pglite.ts',
  'server/src/platform/testing/test-engine.ts',
  'server/src/proof/server-process.ts',
];
const DOOR_PACKAGES = ['pg', '@electric-sql/pglite'];

/**
 * The test files of the server: those that may open a database run on both engines, the others once.
 *
 * @param {string} root
 * @returns {{ withDatabase: string[], without: string[] }} Paths from the root.
 */
export function serverTests(root) {
  const graph = new ImportGraph(root);
  const files = testFiles(root, 'server/src');
  const opens = (/** @type {string} */ file) => {
    const { files: reached, packages } = graph.reach([file]);
    return DOORS.some((door) => reached.includes(door)) || DOOR_PACKAGES.some((name) => packages.includes(name));
  };
  const withDatabase = files.filter(opens);
  return { withDatabase, without: files.filter((file) => !withDatabase.includes(file)) };
}

/** Of the rooms of a module, what the embedded engine runs too: one test each of what happens at the same time, and the routes that lie deeper. */
const ROOMS_ON_PGLITE = [
  'server/src/modules/auth_and_admin/passwords/login-limit.test.ts',
  'server/src/modules/manage_members/invites/invites.test.ts',
  'server/src/modules/tenant_crm/import/import.test.ts',
  'server/src/modules/twilio_communications/texts/texts.test.ts',
];

/**
 * Proofs over all operations whose answer is given before a database is asked, or lies in the words of the answer: who is let in, which
 * headers, words and names come out. Every run asks them of PostgreSQL; every page of the product asks the embedded engine in the browser.
 */
export const ASKED_OF_POSTGRES = [
  'server/src/feature-proof.test.ts',
  'server/src/features.test.ts',
  'server/src/modules/agents/permission-proof.test.ts',
  'server/src/private-answers.test.ts',
  'server/src/proof/access/access.test.ts',
  'server/src/proof/access/clients.test.ts',
  'server/src/proof/access/sockets.test.ts',
  'server/src/proof/broken-listeners.test.ts',
  'server/src/proof/error-catalogue.test.ts',
  'server/src/proof/headers.test.ts',
  'server/src/proof/mail-privacy.test.ts',
  'server/src/proof/reconnecting-clients.test.ts',
];

/**
 * Does every run ask this test of the embedded engine too? The platform, the proofs over every operation, and of a module what lies right
 * in its folder: its routes. Its rooms are asked of PostgreSQL, which is what it is written for.
 *
 * @param {string} file Path from the root.
 */
export function isOnPglite(file) {
  if (ASKED_OF_POSTGRES.includes(file)) return false;
  return !/^server\/src\/modules\/[^/]+\/.+\//.test(file) || ROOMS_ON_PGLITE.includes(file);
}

/**
 * The test files below a folder; paths from the root, sorted. What is installed or built there is not looked at.
 *
 * @param {string} root
 * @param {string} folder
 * @param {RegExp} [name]
 * @returns {string[]}
 */
export function testFiles(root, folder, name = /\.test\.tsx?$/) {
  /** @type {string[]} */
  const found = [];
  for (const entry of fs.readdirSync(path.join(root, folder), { withFileTypes: true })) {
    const place = path.posix.join(folder, entry.name);
    if (entry.isFile() && name.test(entry.name)) found.push(place);
    if (entry.isDirectory() && !/^(?:node_modules|dist|test-results)$/.test(entry.name)) found.push(...testFiles(root, place, name));
  }
  return found.sort();
}
