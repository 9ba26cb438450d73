import { duplicates } from '../core/duplicates';
import type { PluginManifest } from './manifest';

/**
 * What speaks against a manifest beyond its shape, in words; the server refuses such a release, and `pnpm plugin check` says it before.
 *
 * @param id the plugin that it is to be the manifest of.
 * @example
 * manifestFaults(manifest, 'notices'); // ['fills has the id card twice']
 */
export function manifestFaults(manifest: PluginManifest, id: string): string[] {
  const faults: string[] = [];
  const { routes, commands, slots, fills, cards, nav, settings, assistantTools } = manifest.contributes;
  if (manifest.id !== id) faults.push(`the manifest is that of ${manifest.id}`);
  if (manifest.permissions.plugin !== null && manifest.permissions.plugin !== id) faults.push(`permissions.plugin must be ${id}`);
  for (const [what, items] of Object.entries({ routes, commands, fills, cards, nav, settings })) {
    for (const twice of duplicates(items.map((item) => item.id))) faults.push(`${what} has the id ${twice} twice`);
  }
  for (const command of commands) if (!command.id.startsWith(`${id}.`)) faults.push(`the command ${command.id} must begin with ${id}.`);
  for (const slot of slots) if (!slot.id.startsWith(`${id}.`)) faults.push(`the slot ${slot.id} must begin with ${id}.`);
  for (const tool of assistantTools)
    if (!isOwnAddress(tool.call.path, id))
      faults.push(`the path of the tool ${tool.id} must lie below /api/${id}/, without escapes, dots and questions`);
  for (const { id: tool, opens } of assistantTools)
    if (opens !== undefined && !`${opens}/`.startsWith(`/${id}/`))
      faults.push(`the tool ${tool} opens a page that does not lie below /${id}/`);
  for (const route of routes) {
    if (route.project && !route.path.split('/').includes(`:${route.project}`))
      faults.push(`the route ${route.path} has no parameter ${route.project}`);
  }
  return faults;
}

/** A tool calls its own plugin only. An escape could leave that address after it was checked. */
function isOwnAddress(path: string, id: string): boolean {
  return path.startsWith(`/api/${id}/`) && !/[%\\?#]|\/\.{1,2}(?:\/|$)/.test(path);
}
