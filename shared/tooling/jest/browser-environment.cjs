// jsdom has no fetch and no streams; Chromium has. They are taken from Node, from outside jest's sandbox.
const JsdomEnvironment = require('jest-environment-jsdom').default;

const NAMES = ['fetch', 'Request', 'Response', 'Headers', 'structuredClone', 'BroadcastChannel', 'ReadableStream', 'TransformStream'];

module.exports = class BrowserEnvironment extends JsdomEnvironment {
  constructor(config, context) {
    super(config, context);
    for (const name of NAMES) this.global[name] ??= globalThis[name];
  }
};
