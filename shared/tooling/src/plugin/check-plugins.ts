import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AssistantToolInput, PluginManifest } from '@butterfly/contracts/plugins';
import { manifestFaults, pluginManifest } from '@butterfly/contracts/plugins';
import { homeOf, HOMES, idsIn, WITHOUT_REMOTE } from './homes';
import { importedContracts } from './imports';

/**
 * What the compiler cannot see: every id has its homes, every manifest is valid and bears its folder's name, `uses` equals
 * the imports, what its contract declares for the assistant is in its manifest, and no route belongs to two plugins.
 *
 * @returns one sentence for each fault.
 */
export async function checkPlugins(): Promise<string[]> {
  const remotes = idsIn('remote');
  const faults = [...missingHomes(remotes), ...strayHomes(remotes)];
  const manifests = new Map<string, PluginManifest>();
  for (const id of remotes) {
    const manifest = await readManifest(id);
    if (typeof manifest === 'string') faults.push(manifest);
    else manifests.set(id, manifest);
  }
  for (const [id, manifest] of manifests) faults.push(...forgottenTools(manifest, await declaredTools(id)));
  for (const [id, manifest] of manifests)
    faults.push(...wrongUses(id, manifest), ...manifestFaults(manifest, id).map((fault) => `remotes/${id}/manifest.ts: ${fault}.`));
  return [...faults, ...sharedRoutes([...manifests.values()])];
}

/** The manifest of a remote as data, or the sentence that says what is wrong with it. */
export async function readManifest(id: string): Promise<PluginManifest | string> {
  const file = join(homeOf('remote', id), 'manifest.ts');
  if (!existsSync(file)) return `remotes/${id} has no manifest.ts.`;
  const loaded = (await import(pathToFileURL(file).href)) as { manifest?: unknown };
  const parsed = pluginManifest.safeParse(loaded.manifest);
  if (!parsed.success)
    return `remotes/${id}/manifest.ts: ${parsed.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`).join('; ')}`;
  if (parsed.data.id !== id) return `remotes/${id}/manifest.ts has the id "${parsed.data.id}"; folder and id must be the same word.`;
  return parsed.data;
}

function missingHomes(remotes: readonly string[]): string[] {
  return remotes.flatMap((id) =>
    (['contract', 'server', 'e2e'] as const)
      .filter((home) => !existsSync(homeOf(home, id)))
      .map((home) => `${id} has no ${HOMES[home]}/${id}.`),
  );
}

function strayHomes(remotes: readonly string[]): string[] {
  const known = new Set([...remotes, ...WITHOUT_REMOTE, 'manage_members']);
  return (['contract', 'server', 'e2e'] as const).flatMap((home) =>
    idsIn(home)
      .filter((id) => !known.has(id) && !id.startsWith('shell'))
      .map((id) => `${HOMES[home]}/${id} belongs to no remote; "pnpm plugin new ${id}" makes one.`),
  );
}

function wrongUses(id: string, manifest: PluginManifest): string[] {
  const imported = importedContracts(homeOf('remote', id));
  const used = [...imported].filter((other) => other !== id && isPlugin(other)).sort();
  const declared = [...manifest.uses].sort();
  if (used.join() === declared.join()) return [];
  return [`remotes/${id}/manifest.ts: uses is [${declared.join(', ')}], the code imports [${used.join(', ')}].`];
}

/** The ground of the contracts, and the short names of its rooms, belong to no plugin. */
const isPlugin = (contract: string): boolean => !['core', 'plugins'].includes(contract) && existsSync(homeOf('contract', contract));

async function declaredTools(id: string): Promise<readonly AssistantToolInput[]> {
  const file = join(homeOf('contract', id), 'assistant-tools.ts');
  if (!existsSync(file)) return [];
  return ((await import(pathToFileURL(file).href)) as { assistantTools: readonly AssistantToolInput[] }).assistantTools;
}

/** A release has the last word on what the assistant may do with its plugin: what its manifest forgets, the assistant loses. */
export function forgottenTools({ id, contributes }: PluginManifest, declared: readonly Pick<AssistantToolInput, 'id'>[]): string[] {
  const released = new Set(contributes.assistantTools.map((tool) => tool.id));
  const forgotten = declared.filter((tool) => !released.has(tool.id)).map((tool) => tool.id);
  if (forgotten.length === 0) return [];
  return [
    `remotes/${id}/manifest.ts: its contract declares ${forgotten.join(', ')} for the assistant, and the manifest does not contribute them.`,
  ];
}

function sharedRoutes(manifests: readonly PluginManifest[]): string[] {
  const owners = new Map<string, string>();
  const faults: string[] = [];
  for (const { id, contributes } of manifests) {
    for (const { path } of contributes.routes) {
      const shape = path.replace(/:[^/]+/g, ':');
      const owner = owners.get(shape);
      if (owner) faults.push(`${path} belongs to ${owner} and to ${id}.`);
      owners.set(shape, id);
    }
  }
  return faults;
}
