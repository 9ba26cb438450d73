// The modules of the product, loaded once per worker by Node itself instead of once per test file by jest.
const Module = require('node:module');

/** Where the source map of each translated file lies, for the lines of an error. */
const sourceMaps = new Map();
/** Those of the test file that runs, which jest reads when it shows an error. */
let shown = new Map();
let transformer;

function compileTypeScript(module, filename) {
  const { code, sourceMapPath } = transformer.transform(filename, {
    isInternalModule: false,
    supportsDynamicImport: false,
    supportsExportNamespaceFrom: false,
    supportsStaticESM: false,
    supportsTopLevelAwait: false,
  });
  if (sourceMapPath) for (const maps of [sourceMaps, shown]) maps.set(filename, sourceMapPath);
  module._compile(code, filename);
}

/**
 * `require` of a file, for everything that is no test file itself. The first test file's transformer (swc, with jest's cache on
 * the disk) translates for all.
 *
 * @param {string} from Path of the file that asks.
 * @param {string} name
 * @param {{ transform(file: string, options: object): { code: string, sourceMapPath: string | null } }} given
 */
function requireShared(from, name, given) {
  if (!transformer) {
    transformer = given;
    for (const ending of ['.ts', '.tsx']) Module._extensions[ending] = compileTypeScript;
  }
  return Module.createRequire(from)(name);
}

/**
 * The source maps of a test file, and with them those of what is shared, also of what is loaded later.
 *
 * @param {Map<string, string>} own
 */
function withSharedSourceMaps(own) {
  for (const [file, place] of sourceMaps) own.set(file, place);
  shown = own;
  return own;
}

module.exports = { requireShared, withSharedSourceMaps };
