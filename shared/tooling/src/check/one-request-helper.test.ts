import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../process/repository';
import { trackedFiles } from '../process/tracked-files';

/** The helper itself, the early calls it takes over, and bodies that tell how much of them is sent. */
const HELPER = ['request', 'prefetch', 'send-with-progress'].map((name) => `shared/plugin-sdk/src/${name}.ts`);
/** Ask for files of a release, by address and hash: why one did not load, the hashes of a fallback, the bytes of a worker. No calls of the product. */
const RELEASE_FILES = ['loading/probe-file', 'loading/named-files', 'start-worker'].map((name) => `shell/src/plugins/${name}.ts`);

const sources = trackedFiles(
  'shell/src',
  'remotes/*/src',
  'shared/plugin-sdk/src',
  'shared/ui-kit/src',
  'shared/record-kit/src',
  'shared/parts-kit/src',
).filter((file) => /\.tsx?$/.test(file) && !/\.(test|fixture)\.tsx?$/.test(file));

describe('calls to the server', () => {
  it('all go through the one shared request helper (T-236)', () => {
    const calling = sources.filter((file) => /(?<![\w.])fetch\(|XMLHttpRequest|sendBeacon\(/.test(text(file)));
    expect(calling.sort()).toEqual([...RELEASE_FILES, ...HELPER].sort());
  });
});

/** A file that was moved while git lists it is none. */
function text(file: string): string {
  try {
    return readFileSync(join(repositoryRoot, file), 'utf8').replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
  } catch {
    return '';
  }
}
