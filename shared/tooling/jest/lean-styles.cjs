// jsdom asks every rule of every style sheet for every element whose style somebody wants to know; for what antd writes into a page that was a
// third of the time of a test. Of its rules those stay that say what tests ask for: whether something is seen, may be pressed, or is read out.
const ASKED = /(?:^|[{;\s])(?:display|visibility|opacity|pointer-events|content)\s*:/;
const RULE = /[^{}]+(\{[^{}]*\})/g;
const { get, set } = Object.getOwnPropertyDescriptor(Element.prototype, 'innerHTML');
const written = new WeakMap();

Object.defineProperty(globalThis.HTMLStyleElement.prototype, 'innerHTML', {
  configurable: true,
  // Whoever wrote it compares what stands there with what should.
  get() {
    return written.get(this) ?? get.call(this);
  },
  set(text) {
    written.set(this, text);
    set.call(
      this,
      String(text).replace(RULE, (rule, body) => (ASKED.test(body) ? rule : '')),
    );
  },
});
