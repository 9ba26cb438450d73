import type { PluginManifest } from '@butterfly/contracts/plugins';

const ABSOLUTE = /(?:^|[\s"'(])(?:https?:|wss?:)?\/\/[\w.-]+/i;

/** A manifest names no other site: pages, calls and pictures come from here, as the page's policy enforces. */
export function originFaults({ owner: _contact, ...manifest }: PluginManifest): string[] {
  return stringsIn(manifest, 'manifest')
    .filter(({ text }) => ABSOLUTE.test(text))
    .map(({ path, text }) => `${path} names another site: ${text.slice(0, 80)}`);
}

function stringsIn(value: unknown, path: string): { path: string; text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => stringsIn(item, `${path}.${key}`));
}
