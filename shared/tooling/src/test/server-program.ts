import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'esbuild';
import { repositoryRoot } from '../process/repository';
import { scratchFolder } from './scratch-folder';

const SERVER = join(repositoryRoot, 'server/src');
/** What the server looks for when it starts, instead of importing it by name, and what proofs start in a process of their own. */
const FOUND = /\/(?:module|workflow|[\w-]+\.demo|proof\/[\w-]+\.worker)\.ts$/;
/** `import(file)`, of which a bundler cannot know what it names. */
const COMPUTED_IMPORT = /(?<= |\()import\(([^'"][^;]*?)\)(?= as |\))/g;
const OURS = /^(?:\.|@butterfly\/|#)/;

let built: Promise<string> | null = null;

/**
 * The server in a few files, for tests that start it in a process of its own: everything of this repository is in them, packages stay where they
 * are installed. Reading a thousand sources one by one takes longer than what the server does when it starts, and a run starts it three dozen times.
 *
 * @returns what tests find as `SERVER_PROGRAM`: `node <program>` is `tsx server/src/main.ts`. Others beside it mirror the sources, such as
 * `demo/main.mjs`. Made once by this process, and gone with it.
 */
export function serverProgram(): Promise<string> {
  built ??= bundle(scratchFolder().path);
  return built;
}

async function bundle(folder: string): Promise<string> {
  const found = (readdirSync(SERVER, { recursive: true }) as string[]).map((name) => join(SERVER, name)).filter((file) => FOUND.test(file));
  await build({
    entryPoints: [join(SERVER, 'main.ts'), join(SERVER, 'demo/main.ts'), ...found],
    outdir: folder,
    outbase: SERVER,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    // Errors and classes are asked for their names.
    keepNames: true,
    logLevel: 'error',
    plugins: [packagesStay, sourcesKnowTheirPlace(folder)],
  });
  return join(folder, 'main.mjs');
}

/** A package is loaded from where the file that asks for it would find it. */
const packagesStay: Plugin = {
  name: 'packages stay where they are',
  setup({ onResolve, resolve }) {
    onResolve({ filter: /^[^./]/ }, async ({ path, importer, resolveDir, kind, pluginData }) => {
      if (pluginData === packagesStay || kind === 'entry-point' || path.startsWith('node:') || OURS.test(path)) return undefined;
      const { path: file, errors, external } = await resolve(path, { importer, resolveDir, kind, pluginData: packagesStay });
      return errors.length > 0 || external ? { path, external: true } : { path: pathToFileURL(file).href, external: true };
    });
  },
};

/** Files beside a source are found beside the source; what is imported by a computed name is found in the bundle. */
function sourcesKnowTheirPlace(folder: string): Plugin {
  return {
    name: 'sources know their place',
    setup({ onLoad }) {
      onLoad({ filter: /\.ts$/ }, ({ path }) => {
        const text = readFileSync(path, 'utf8');
        if (!/import\.meta|import\(/.test(text)) return undefined;
        const contents = text
          .replaceAll('import.meta.dirname', JSON.stringify(dirname(path)))
          .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href))
          .replace(COMPUTED_IMPORT, (_import, name: string) => `import(bundled(${name}))`);
        return { contents: `${contents}\n${contents.includes('import(bundled(') ? inBundle(dirname(path), folder) : ''}`, loader: 'ts' };
      });
    },
  };
}

/** Where the bundle has what a source names by its path, without an extension. */
function inBundle(place: string, folder: string): string {
  const [from, server, to] = [place, SERVER, folder].map((path) => JSON.stringify(path)) as [string, string, string];
  return `import { resolve as resolvePath } from 'node:path';
function bundled(name: string): string { return resolvePath(${from}, name).replace(${server}, ${to}) + '.mjs'; }`;
}
