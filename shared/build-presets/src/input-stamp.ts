import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { folderOf, workspaceRoot } from './workspace';

/** What goes into every build; the shell also holds what it provides to plugins. Lists, records and phone numbers are bundled by whoever uses them. */
const common = [
  'shared/contracts/src',
  'shared/build-presets/src',
  'shared/ui-kit/src/antd',
  'shared/ui-kit/src/list',
  'shared/ui-kit/src/record',
  'shared/ui-kit/src/text',
  'shared/record-kit/src',
  'shared/record-kit/package.json',
  'shared/parts-kit/src',
  'shared/parts-kit/package.json',
  'shared/ui-kit/package.json',
  'shared/plugin-sdk/package.json',
  'pnpm-lock.yaml',
];
const provided = ['shared/plugin-sdk/src', 'shared/ui-kit/src'];

const skipped = /^(?:node_modules|dist|fixtures)$|\.test\.tsx?$|\.md$/;

/** Names everything that a build of this id reads. The same name: the same bytes come out. */
export function inputStamp(id: string): string {
  const hash = createHash('sha256');
  const places = [folderOf(id), ...[...common, ...(id === 'shell' ? provided : [])].map((place) => join(workspaceRoot, place))];
  for (const place of places)
    for (const file of filesIn(place))
      hash
        .update(`${file.slice(workspaceRoot.length)}\0`)
        .update(readFileSync(file))
        .update('\0');
  return hash.digest('hex');
}

function filesIn(place: string): string[] {
  if (!existsSync(place)) return [];
  if (/\.(?:json|yaml)$/.test(place)) return [place];
  return readdirSync(place, { withFileTypes: true })
    .filter((entry) => !skipped.test(entry.name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => (entry.isDirectory() ? filesIn(join(place, entry.name)) : [join(place, entry.name)]));
}

const stampFile = (id: string): string => join(folderOf(id), 'dist/inputs.sha256');

/** Is `dist` what a build would give now? */
export function isBuilt(id: string): boolean {
  const file = stampFile(id);
  return existsSync(file) && existsSync(join(folderOf(id), 'dist/release.json')) && readFileSync(file, 'utf8') === inputStamp(id);
}

/** Notes what `dist` was made of. */
export function markBuilt(id: string, stamp: string): void {
  writeFileSync(stampFile(id), stamp);
}
