// Each test file of the server has globals of its own. The translated program of the embedded engine is handed from one
// file to the next, so that a worker translates it once and keeps what has become fast.
const NodeEnvironment = require('jest-environment-node').default;

const PROGRAM = Symbol.for('butterfly.engine-program');
let program;

module.exports = class ServerEnvironment extends NodeEnvironment {
  async setup() {
    await super.setup();
    if (program) this.global[PROGRAM] = Promise.resolve(program);
  }

  async teardown() {
    // A copy, or the first file's globals would live as long as the worker.
    if (!program && this.global[PROGRAM]) program = globalThis.structuredClone(await this.global[PROGRAM]);
    await super.teardown();
  }
};
