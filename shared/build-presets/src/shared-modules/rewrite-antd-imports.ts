interface Rules {
  readonly groups: ReadonlyMap<string, string>;
  readonly keyOf: (group: string) => string;
}

const declaration = /^(import|export)\s+([^'";]*?)\s*from\s*["']antd["'];?/gm;
const deepImport = /^(?:import|export)\s[^'";]*?from\s*["'](antd\/(?:es|lib|dist)\/[^"']+)["']/m;

/**
 * Replaces every import from 'antd' by imports from the groups its names belong to. The source must be what swc prints:
 * types are gone already, and each declaration begins a line.
 *
 * @throws Error that says what to write instead, for a name in no group and for forms that would bring the whole library.
 * @example
 * rewriteAntdImports('import { Button } from "antd";', rules) // 'import { Button } from "@butterfly/ui-kit/antd/base";'
 */
export function rewriteAntdImports(source: string, rules: Rules): string {
  const deep = deepImport.exec(source)?.[1];
  if (deep) throw new Error(`"${deep}" would put a second copy of antd into this bundle. Import the name from 'antd'.`);
  return source.replace(declaration, (_all, keyword: string, clause: string) => {
    const names = /^\{([^}]*)\}$/.exec(clause.trim())?.[1];
    if (names === undefined) {
      throw new Error(
        `"${keyword} ${clause} from 'antd'" would load the whole library. Write the names: import { Button, Table } from 'antd'.`,
      );
    }
    const specifiers = names
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean);
    return [...byGroup(specifiers, rules)]
      .map(([group, members]) => `${keyword} { ${members.join(', ')} } from "${rules.keyOf(group)}";`)
      .join(' ');
  });
}

function byGroup(specifiers: readonly string[], rules: Rules): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const specifier of specifiers) {
    const name = specifier.split(/\s+as\s+/)[0] ?? specifier;
    const group = rules.groups.get(name);
    if (!group) {
      throw new Error(
        `antd's "${name}" belongs to no shared group. Add "export { default as ${name} } from 'antd/es/…';" to the fitting file in shared/ui-kit/src/antd/ and release the shell before the plugin.`,
      );
    }
    found.set(group, [...(found.get(group) ?? []), specifier]);
  }
  return found;
}
