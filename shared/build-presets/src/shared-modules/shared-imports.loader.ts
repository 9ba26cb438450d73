import type { LoaderContext } from 'webpack';
import { antdGroupOf, antdKey } from './antd-groups';
import { checkRouterImports, routerNames } from './provided-names';
import { rewriteAntdImports } from './rewrite-antd-imports';

let groups: ReadonlyMap<string, string> | undefined;
let router: ReadonlySet<string> | undefined;

/**
 * webpack loader: `import { Button } from 'antd'` becomes an import from the group that has Button, and names that the
 * shell does not provide are refused while building. Runs after swc, on plain ES code.
 */
// eslint-disable-next-line no-restricted-syntax -- webpack takes a loader's default export
export default function sharedImportsLoader(this: LoaderContext<object>, source: string, map?: string): void {
  groups ??= antdGroupOf();
  router ??= routerNames();
  try {
    checkRouterImports(source, router);
    this.callback(null, rewriteAntdImports(source, { groups, keyOf: antdKey }), map);
  } catch (error) {
    this.callback(error instanceof Error ? error : new Error(String(error)));
  }
}
