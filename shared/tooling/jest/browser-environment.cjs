// jsdom has no fetch and no streams; Chromium has. They are taken from Node, from outside jest's sandbox.
const JsdomEnvironment = require('jest-environment-jsdom').default;

/** A tab that is forgotten keeps nothing alive: Node's own channel would keep the process. */
class BroadcastChannelOfATab extends globalThis.BroadcastChannel {
  constructor(name) {
    super(name);
    this.unref();
  }
}

const NAMES = ['fetch', 'Request', 'Response', 'Headers', 'structuredClone', 'ReadableStream', 'TransformStream'];

module.exports = class BrowserEnvironment extends JsdomEnvironment {
  constructor(config, context) {
    super(config, context);
    for (const name of NAMES) this.global[name] ??= globalThis[name];
    this.global.BroadcastChannel = BroadcastChannelOfATab;
  }
};
