import fs from 'node:fs';
import path from 'node:path';
import { discoverModules } from './platform/discover-modules';

const MODULES = path.join(import.meta.dirname, 'modules');
const EMIT = /\.emit\(\s*'([^']+)'/g;

/** Every event that the sources of a module emit. */
function emittedBy(id: string): string[] {
  const sources = fs
    .readdirSync(path.join(MODULES, id), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
  return sources.flatMap((file) => [...fs.readFileSync(path.join(MODULES, id, file), 'utf8').matchAll(EMIT)].map(([, name = '']) => name));
}

describe('events of the modules', () => {
  it('are emitted by the module that owns them, and by no other', () => {
    const foreign = fs.readdirSync(MODULES).flatMap((id) =>
      emittedBy(id)
        .filter((name) => !name.startsWith(`${id}.`))
        .map((name) => `${id} emits ${name}`),
    );
    expect(foreign).toEqual([]);
  });

  it('are declared, all that are emitted and none that is not', async () => {
    const modules = await discoverModules();
    for (const { id, events } of modules)
      expect({ id, events: Object.keys(events ?? {}).sort() }).toEqual({ id, events: [...new Set(emittedBy(id))].sort() });
    expect(modules.flatMap(({ events }) => Object.keys(events ?? {})).length).toBeGreaterThanOrEqual(24);
  });
});
