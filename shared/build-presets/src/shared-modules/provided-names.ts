import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The file behind a share key that provides chosen names of a package. */
export const providedRouter = join(import.meta.dirname, 'provided/react-router-dom.ts');

const importOf = /^(?:import|export)\s+([^'";]*?)\s*from\s*["']react-router-dom["']/gm;

/** The names that the provided router has. */
export function routerNames(): ReadonlySet<string> {
  const source = readFileSync(providedRouter, 'utf8');
  return new Set(
    [...source.matchAll(/export \{([^}]*)\}/g)].flatMap(([, list]) =>
      (list ?? '')
        .split(',')
        .map((name) => name.trim())
        .filter(Boolean),
    ),
  );
}

/**
 * Refuses an import that the provided router does not have: it would be `undefined` in the browser.
 *
 * @throws Error that says where to add the name.
 */
export function checkRouterImports(source: string, provided: ReadonlySet<string>): void {
  for (const [, clause] of source.matchAll(importOf)) {
    const names = /^\{([^}]*)\}$/.exec((clause ?? '').trim())?.[1];
    const asked =
      names === undefined
        ? [clause ?? '']
        : names
            .split(',')
            .map((name) => name.trim().split(/\s+as\s+/)[0] ?? '')
            .filter(Boolean);
    const missing = asked.filter((name) => !provided.has(name));
    if (missing.length > 0) {
      throw new Error(
        `The shell's router provides no ${missing.join(', ')}. Add the name to shared/build-presets/src/shared-modules/provided/react-router-dom.ts and release the shell before the plugin.`,
      );
    }
  }
}
