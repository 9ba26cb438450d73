import fs from 'node:fs';
import path from 'node:path';
import type { MigrationSource } from './db/migrate';
import type { ModuleDefinition } from './define-module';

const PLATFORM_FOLDER = import.meta.dirname;
const MODULES_FOLDER = path.join(PLATFORM_FOLDER, '..', 'modules');

/** Ids of the modules, by folder name. */
export function moduleIds(): string[] {
  return fs
    .readdirSync(MODULES_FOLDER, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && fs.existsSync(path.join(MODULES_FOLDER, entry.name, 'module.ts')))
    .map(({ name }) => name)
    .sort();
}

/** Loads every `modules/<id>/module.ts` in sorted order. A module that cannot be loaded stops the boot and is named. */
export function discoverModules(): Promise<ModuleDefinition[]> {
  return Promise.all(moduleIds().map(load));
}

/** Where the SQL files of the platform and of every module lie, in the order they are applied. */
export function migrationSources(): MigrationSource[] {
  const modules = moduleIds().map((id) => ({ owner: id, folder: path.join(MODULES_FOLDER, id, 'migrations') }));
  return [{ owner: 'platform', folder: path.join(PLATFORM_FOLDER, 'migrations') }, ...modules];
}

async function load(id: string): Promise<ModuleDefinition> {
  try {
    const { module: definition } = (await import(`../modules/${id}/module`)) as { module?: ModuleDefinition };
    if (!definition) throw new Error('it does not export `module`');
    if (definition.id !== id) throw new Error(`it calls itself ${definition.id}`);
    return definition;
  } catch (error) {
    throw new Error(`The module ${id} cannot be loaded: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}
