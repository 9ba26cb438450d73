import { parseSync } from '@swc/core';

type Node = Readonly<Record<string, unknown>>;
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/**
 * Reads `src/plugin.ts`: bound id → what its loader imports. Only literal imports can be followed, and they are all
 * that `definePlugin` is given.
 *
 * @example
 * pageImports("definePlugin(manifest, { board: () => import('./board/board.page') })") // Map { 'board' → './board/board.page' }
 */
export function pageImports(source: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  visit(parseSync(source, { syntax: 'typescript', tsx: true }), (node) => {
    if (node['type'] !== 'KeyValueProperty') return;
    const key = node['key'];
    const request = firstImport(node['value']);
    if (isNode(key) && typeof key['value'] === 'string' && request) found.set(key['value'], request);
  });
  return found;
}

function firstImport(value: unknown): string | undefined {
  let request: string | undefined;
  visit(value, (node) => {
    if (request || node['type'] !== 'CallExpression' || !isNode(node['callee']) || node['callee']['type'] !== 'Import') return;
    const argument = (node['arguments'] as readonly { expression: Node }[])[0]?.expression;
    if (argument?.['type'] === 'StringLiteral' && typeof argument['value'] === 'string') request = argument['value'];
  });
  return request;
}

function visit(value: unknown, see: (node: Node) => void): void {
  if (Array.isArray(value)) return value.forEach((item) => visit(item, see));
  if (!isNode(value)) return;
  see(value);
  Object.values(value).forEach((item) => visit(item, see));
}
