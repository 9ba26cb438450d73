// jest loads the test file; what the test file loads is loaded once per worker. Reading and running the twelve hundred modules
// of the server anew took two thirds of the processor's time of most files. Each app has its own database, as in one process of the product.
// Nothing can be mocked this way, and no test of the server mocks a module.
const { compileFunction, constants } = require('node:vm');
const { default: Runtime } = require('jest-runtime');
const { requireShared, sourceMaps } = require('./shared-modules.cjs');

module.exports = class ServerRuntime extends Runtime {
  #transformer;

  constructor(...given) {
    super(...given);
    this.#transformer = given[3];
    // In the realm of the shared modules: an Error of the test is an Error of theirs.
    this.executor.compile = (source, filename) =>
      compileFunction(source, this.executor.injectedModuleParameters, {
        filename,
        importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
      });
  }

  requireModuleOrMock(from, name) {
    if (name === '@jest/globals' || name === 'expect') return super.requireModuleOrMock(from, name);
    return requireShared(from, name, this.#transformer);
  }

  getSourceMaps() {
    return new Map([...sourceMaps, ...super.getSourceMaps()]);
  }
};
module.exports.default = module.exports;
