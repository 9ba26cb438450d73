// The globals of the worker itself, so that test files and the modules they share (`shared-modules-runtime.cjs`) live in one realm. What a test
// file leaves on them is taken away after it: the functions and registers of jest, the console, settings of the process.
const NodeEnvironment = require('jest-environment-node').default;

/** Registers that jest lays on the globals, by the words of their symbols. */
const OF_JEST =
  /^(?:EVENT_HANDLERS|JEST_STATE_SYMBOL|RETRY_TIMES\w*|RETRY_IMMEDIATELY|WAIT_BEFORE_RETRY|LOG_ERRORS_BEFORE_RETRY|TEST_TIMEOUT_SYMBOL)$/;

module.exports = class WorkerEnvironment extends NodeEnvironment {
  #env = { ...process.env };
  #exit = process.exit;
  #console = globalThis.console;

  constructor(config, context) {
    super(config, context);
    const [ModuleMocker, FakeTimers] = [this.moduleMocker.constructor, this.fakeTimersModern.constructor];
    this.global = globalThis;
    this.moduleMocker = new ModuleMocker(globalThis);
    this.fakeTimersModern = new FakeTimers({ config: config.projectConfig, global: globalThis });
  }

  async teardown() {
    await super.teardown();
    for (const key of Object.getOwnPropertySymbols(globalThis)) if (OF_JEST.test(key.description ?? '')) delete globalThis[key];
    for (const name of Object.keys(process.env)) if (!(name in this.#env)) delete process.env[name];
    Object.assign(process.env, this.#env);
    process.exit = this.#exit;
    globalThis.console = this.#console;
  }
};
