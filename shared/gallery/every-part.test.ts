import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const shared = join(import.meta.dirname, '..');
const sections = join(import.meta.dirname, 'src/sections');
const rooms: readonly string[] = [
  'ui-kit/src/index.ts',
  'ui-kit/src/list/index.ts',
  'ui-kit/src/record/index.ts',
  ...roomsOf('record-kit'),
  ...roomsOf('parts-kit'),
];
const shown = readdirSync(sections)
  .map((file) => readFileSync(join(sections, file), 'utf8'))
  .join('\n');

/** Given by the gallery around all parts. */
const SURROUNDINGS = new Set(['RegionProvider']);

describe('the gallery', () => {
  it.each(rooms)('shows every part of %s', (room) => {
    const missing = componentsIn(readFileSync(join(shared, room), 'utf8')).filter(
      (name) => !SURROUNDINGS.has(name) && !new RegExp(`<${name}[<\\s/>]`).test(shown),
    );
    expect(missing).toEqual([]);
  });
});

function roomsOf(kit: string): string[] {
  const folder = join(shared, kit, 'src');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /^[\w-]+\/index\.ts$/.test(file))
    .map((file) => `${kit}/src/${file}`);
}

/** Names with a capital that are exported as values: components. Constants in capitals are none. */
function componentsIn(source: string): string[] {
  const names = [...source.matchAll(/export \{([^}]*)\}/g)].flatMap(([, list]) => (list ?? '').split(','));
  return names.map((name) => name.trim()).filter((name) => /^[A-Z]\w*[a-z]/.test(name));
}
