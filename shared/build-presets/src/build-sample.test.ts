import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { releaseRecord, type ReleaseRecord } from '@butterfly/contracts/plugins';

const presets = path.join(__dirname, '..');
const tsx = path.join(presets, '../../node_modules/tsx/dist/cli.mjs');

/** Builds a copy of the sample plugin in a folder of its own. */
function buildCopy(change: (folder: string) => void = () => undefined): { record: ReleaseRecord; read: (file: string) => Buffer } {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'butterfly-sample-'));
  fs.cpSync(path.join(presets, 'fixtures/sample'), folder, { recursive: true, filter: (file) => !file.endsWith('/dist') });
  change(folder);
  execFileSync(process.execPath, [tsx, path.join(presets, 'fixtures/build-sample.ts'), folder], { stdio: 'pipe' });
  const record = releaseRecord.parse(JSON.parse(fs.readFileSync(path.join(folder, 'dist/release.json'), 'utf8')));
  return { record, read: (file) => fs.readFileSync(path.join(folder, 'dist/files', file)) };
}

describe('a build of a plugin', () => {
  const first = buildCopy();

  it('gives the same bytes from the same source, whatever folder it lies in', () => {
    expect(buildCopy().record).toEqual(first.record);
  });

  it('gives another content hash when the source changes', () => {
    const other = buildCopy((folder) => fs.appendFileSync(path.join(folder, 'src/board/board.css'), '.sample-board b { color: teal; }'));
    expect(other.record.content_hash).not.toBe(first.record.content_hash);
  });

  it('names the true hash of every file', () => {
    for (const { path: file, sha256, bytes } of first.record.files) {
      const content = first.read(file);
      expect(createHash('sha256').update(content).digest('hex')).toBe(sha256);
      expect(`sha384-${createHash('sha384').update(content).digest('base64')}`).toBe(first.record.integrity[file]);
      expect(content.length).toBe(bytes);
    }
  });

  it('lists for each route the entry, the chunks and the styles of its page, and nothing of other pages', () => {
    const { warm } = first.record;
    expect(warm['board']?.[0]).toBe('remoteEntry.js');
    expect(warm['board']?.some((file) => file.endsWith('.css'))).toBe(true);
    expect(warm['list']?.some((file) => file.endsWith('.css'))).toBe(false);
    const boardOnly = warm['board']?.filter((file) => file.endsWith('.js') && !warm['list']?.includes(file)) ?? [];
    expect(boardOnly).toHaveLength(1);
  });

  it('lists the shared modules of each page by the antd group it uses', () => {
    expect(first.record.shared['board']).toContain('@butterfly/ui-kit/antd/dates');
    expect(first.record.shared['list']).toContain('@butterfly/ui-kit/antd/data');
    expect(first.record.shared['list']).not.toContain('@butterfly/ui-kit/antd/dates');
  });

  it('holds no copy of what the shell provides', () => {
    const total = first.record.files.reduce((sum, file) => sum + file.bytes, 0);
    expect(total).toBeLessThan(40_000);
  });

  it('fails with advice when a route names a page that plugin.ts does not bind', () => {
    const unbound = () =>
      buildCopy((folder) =>
        fs.writeFileSync(path.join(folder, 'src/plugin.ts'), "export const plugin = { board: () => import('./board/board.page') };"),
      );
    expect(unbound).toThrow(/names the page "list".*binds no/);
  });

  it('fails and names the way when a page would send the schemas of a contract to the browser; words beside them are no schema', () => {
    const contract = path.join(presets, '../contracts/src/calendar_meeting');
    const taking = (file: string, name: string) => (folder: string) =>
      fs.appendFileSync(
        path.join(folder, 'src/list.page.tsx'),
        `\nimport { ${name} } from '${path.join(contract, file)}';\nconsole.log(${name});\n`,
      );
    expect(() => buildCopy(taking('schema', 'newHold'))).toThrow(
      /zod .* would be sent to the browser: \S*calendar_meeting\/schema\.ts ← src\/list\.page\.tsx/,
    );
    expect(() => buildCopy(taking('vocabulary', 'layers'))).not.toThrow();
  });
});
