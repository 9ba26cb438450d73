import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { workspaceRoot } from '../workspace';

const folder = join(workspaceRoot, 'shared/ui-kit/src/antd');
const reExport = /export \{ default as (\w+) \} from ['"]antd\/es\//g;

/** Names of the antd groups, each one share key `@butterfly/ui-kit/antd/<group>`. */
export function antdGroups(): string[] {
  return readdirSync(folder)
    .filter((file) => /^[a-z-]+\.ts$/.test(file))
    .map((file) => basename(file, '.ts'))
    .sort();
}

/** antd export → group, read from the group files themselves so that there is one list only. */
export function antdGroupOf(): ReadonlyMap<string, string> {
  const groups = new Map<string, string>();
  for (const group of antdGroups()) {
    for (const [, name] of readFileSync(join(folder, `${group}.ts`), 'utf8').matchAll(reExport)) {
      if (!name) continue;
      const other = groups.get(name);
      if (other) throw new Error(`antd's ${name} stands in the groups "${other}" and "${group}". Keep it in one.`);
      groups.set(name, group);
    }
  }
  return groups;
}

/** The share key of a group. */
export function antdKey(group: string): string {
  return `@butterfly/ui-kit/antd/${group}`;
}
