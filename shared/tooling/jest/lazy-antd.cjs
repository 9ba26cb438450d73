// antd's index loads all of its seventy components, fifteen hundred modules, for each test file anew. Here a component is loaded when it is used.
const COMPONENT = /^var (_\w+) = _interopRequireDefault\(require\("([^"]+)"\)\);$/gm;

module.exports = {
  process: (source) => ({
    code: source.replace(COMPONENT, 'var $1 = { get default() { return _interopRequireDefault(require("$2")).default; } };'),
  }),
};
