// jest loads the test file; what the test file loads is loaded once per worker. Reading and running the twelve hundred modules of the
// server anew took two thirds of the processor's time of most files. Every app has its own database, as several in one process would.
// Nothing can be mocked as a module this way, and no test of Node mocks one.
const { compileFunction, constants } = require('node:vm');
const { default: Runtime } = require('jest-runtime');
const { requireShared, withSharedSourceMaps } = require('./shared-modules.cjs');

/** Of jest itself, and different for each test file. */
const OF_JEST = new Set(['@jest/globals', 'expect', '@jest/expect']);

module.exports = class SharedModulesRuntime extends Runtime {
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
    return OF_JEST.has(name) ? super.requireModuleOrMock(from, name) : requireShared(from, name, this.#transformer);
  }

  getSourceMaps() {
    return withSharedSourceMaps(super.getSourceMaps());
  }
};
module.exports.default = module.exports;
