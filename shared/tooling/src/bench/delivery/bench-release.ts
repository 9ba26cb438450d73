import { createHash } from 'node:crypto';
import { contentLines, pluginManifest, type ReleaseRecord } from '@butterfly/contracts/plugins';
import type { BuiltRelease } from '../../../../../deploy/src/built-release';

const CHUNKS = 10;
const CHUNK_BYTES = 104_858;

/**
 * A built remote of 1 MB in eleven files. Rounds that differ in `changed` share all files but that many chunks, as two
 * builds of one remote do; `CHUNKS` changes everything.
 */
export function benchRelease(id: string, round: number, changed: number): BuiltRelease {
  const contents = new Map<string, Buffer>([['remoteEntry.js', Buffer.from(`self.${id}_${round}=${JSON.stringify({ round })};`)]]);
  for (let chunk = 0; chunk < CHUNKS; chunk += 1) contents.set(`chunk-${chunk}.js`, chunkBytes(chunk, chunk < changed ? round : 0));
  const files = [...contents].map(([path, bytes]) => ({
    path,
    bytes: bytes.length,
    sha256: sha256(bytes),
    kind: path === 'remoteEntry.js' ? ('entry' as const) : ('chunk' as const),
  }));
  const version = `1.0.${round}`;
  const record: ReleaseRecord = {
    schema: 1,
    id,
    version,
    content_hash: sha256(contentLines(files)),
    container: `${id}_1_0_${round}`,
    entry: 'remoteEntry.js',
    files,
    integrity: Object.fromEntries(
      [...contents].map(([path, bytes]) => [path, `sha384-${createHash('sha384').update(bytes).digest('base64')}`]),
    ),
    warm: {},
    shared: {},
    requires_shared: {},
    built: {},
    manifest: pluginManifest.parse({
      schema: 1,
      id,
      title: id,
      description: 'A plugin of the delivery benchmark.',
      icon: 'leaf',
      category: 'project',
      owner: { team: 'bench', contact: '#bench' },
      requires: { shell: '^1.0.0' },
      permissions: { plugin: id },
      contributes: { routes: [{ id: 'page', path: `/${id}`, area: 'app', page: 'page', title: id }] },
      state: 'stable',
    }),
  };
  return { record, read: (path) => contents.get(path) ?? Buffer.alloc(0) };
}

/** Text that compresses about as well as minified code: names and numbers that repeat with changes. */
export function chunkBytes(chunk: number, round: number): Buffer {
  let text = `/*${chunk}-${round}*/`;
  for (let line = 0; text.length < CHUNK_BYTES; line += 1) {
    const word = createHash('md5').update(`${chunk}/${line}`).digest('base64url');
    text += `function ${word.replace(/\W/g, '_').slice(0, 6)}(e,t){return e.${word.replace(/\W/g, 'a').slice(6, 14)}?t(${line}):${JSON.stringify(word)}}`;
  }
  return Buffer.from(text.slice(0, CHUNK_BYTES));
}

function sha256(bytes: Buffer | string): string {
  return createHash('sha256').update(bytes).digest('hex');
}
