import { createRequire } from 'node:module';

const own = createRequire(import.meta.url);
const federation = createRequire(own.resolve('@module-federation/enhanced/webpack'));

/** What carries types between teams, with an HTTP client and a broker, and what writes a manifest of its own kind. Both are off here. */
const unused = ['@module-federation/dts-plugin', '@module-federation/manifest'];

/**
 * The federation plugin loads all its parts whatever its options say: a sixth of the time of a small build went into
 * parts that do nothing. These are loaded when something of them is asked for.
 */
export function loadPartsWhenWanted(): void {
  for (const name of unused) {
    const file = federation.resolve(name);
    own.cache[file] ??= standIn(file);
  }
}

function standIn(file: string): NodeJS.Module {
  const exports = new Proxy(
    {},
    {
      get: (_, property) => {
        if (own.cache[file] === module) Reflect.deleteProperty(own.cache, file);
        return Reflect.get(federation(file) as object, property) as unknown;
      },
    },
  );
  const module = { id: file, filename: file, path: file, loaded: true, children: [], paths: [], exports } as unknown as NodeJS.Module;
  return module;
}
