// The modules of the product, loaded once per worker by Node itself instead of once per test file by jest.
const Module = require('node:module');

/** Where the source map of each translated file lies, for the lines of an error. */
const sourceMaps = new Map();
let transformer;

function compileTypeScript(module, filename) {
  const { code, sourceMapPath } = transformer.transform(filename, {
    isInternalModule: false,
    supportsDynamicImport: false,
    supportsExportNamespaceFrom: false,
    supportsStaticESM: false,
    supportsTopLevelAwait: false,
  });
  if (sourceMapPath) sourceMaps.set(filename, sourceMapPath);
  module._compile(code, filename);
}

/**
 * `require` of a file, for everything that is no test file itself. The first test file's transformer (swc, with jest's cache on
 * the disk) translates for all.
 *
 * @param {string} from Path of the file that asks.
 * @param {string} name
 * @param {import('@jest/transform').ScriptTransformer} given
 */
function requireShared(from, name, given) {
  if (!transformer) {
    transformer = given;
    for (const ending of ['.ts', '.tsx']) Module._extensions[ending] = compileTypeScript;
  }
  return Module.createRequire(from)(name);
}

module.exports = { requireShared, sourceMaps };
