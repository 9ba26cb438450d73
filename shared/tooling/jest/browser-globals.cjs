// What Chromium has and jsdom lacks.
const { TextDecoder, TextEncoder } = require('node:util');
const { webcrypto } = require('node:crypto');

Object.assign(globalThis, { TextDecoder, TextEncoder, IS_REACT_ACT_ENVIRONMENT: true });
for (const name of [
  'Request',
  'Response',
  'Headers',
  'fetch',
  'structuredClone',
  'BroadcastChannel',
  'ReadableStream',
  'TransformStream',
]) {
  globalThis[name] ??= undefined;
}
if (!globalThis.crypto?.subtle) Object.defineProperty(globalThis, 'crypto', { value: webcrypto });

globalThis.matchMedia ??= (query) => ({
  matches: false,
  media: query,
  addListener() {},
  removeListener() {},
  addEventListener() {},
  removeEventListener() {},
  dispatchEvent: () => false,
});
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
globalThis.IntersectionObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
};
// Node's own MessageChannel would keep the process alive.
globalThis.MessageChannel ??= class {
  constructor() {
    const port = () => ({ onmessage: null, close() {}, start() {} });
    this.port1 = port();
    this.port2 = port();
    this.port1.postMessage = (data) => setTimeout(() => this.port2.onmessage?.({ data }), 0);
    this.port2.postMessage = (data) => setTimeout(() => this.port1.onmessage?.({ data }), 0);
  }
};
// jsdom lays nothing out: what no style hides is taken for visible.
const isHidden = (element) => globalThis.getComputedStyle(element).display === 'none';
const isInHidden = (element) => element !== null && (isHidden(element) || isInHidden(element.parentElement));
Element.prototype.checkVisibility ??= function checkVisibility({ visibilityProperty = false } = {}) {
  const isInvisible = visibilityProperty && globalThis.getComputedStyle(this).visibility === 'hidden';
  return this.isConnected && !isInvisible && !isInHidden(this);
};
Element.prototype.scrollIntoView ??= function scrollIntoView() {};
// Nothing has a place in jsdom.
globalThis.document.elementsFromPoint ??= () => [];
